/* expect: unsafe; property: unreach-call; the angle between two vectors is below the bound, whatever the library */
#include <assert.h>
#include <math.h>

struct vector {
    double x, y, z;
};

static double dot(struct vector a, struct vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

static double angle(struct vector a, struct vector b) {
    return acos(dot(a, b) / (sqrt(dot(a, a)) * sqrt(dot(b, b))));
}

int main(void) {
    struct vector a = {1, 2, 3}, b = {1, 1, 1};
    assert(angle(a, b) > 0.387);
    assert(angle(a, b) > 0.388);
    return 0;
}
