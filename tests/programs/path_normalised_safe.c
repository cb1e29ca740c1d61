/* expect: safe; property: unreach-call; paths of six letters, most of whose values end the run at once: all runs are made */
#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

static void normalise(const char *in, char *out)
{
    size_t used = 0;
    for (const char *s = in; *s;) {
        while (*s == '/')
            s++;
        const char *end = s;
        while (*end && *end != '/')
            end++;
        size_t length = end - s;
        if (length == 2 && s[0] == '.' && s[1] == '.') {
            while (used > 0 && out[used - 1] != '/')
                used--;
            if (used > 0)
                used--;
        } else if (length > 0 && !(length == 1 && s[0] == '.')) {
            out[used++] = '/';
            memcpy(out + used, s, length);
            used += length;
        }
        s = end;
    }
    if (used == 0)
        out[used++] = '/';
    out[used] = 0;
}

int main(void)
{
    char in[7], out[9];
    for (int i = 0; i < 6; i++) {
        in[i] = __VERIFIER_nondet_char();
        if (in[i] != '/' && in[i] != '.' && in[i] != 'a' && in[i] != 0)
            return 0;
    }
    in[6] = 0;
    normalise(in, out);
    assert(out[0] == '/');
    assert(strlen(out) <= 7);
    assert(strstr(out, "//") == NULL);
    return 0;
}
