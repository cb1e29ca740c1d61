/* expect: safe; property: valid-deref; what holds of the place in a buffer depends on the state of a receiver */
#include <stdio.h>

enum state { SYNC, MARK, LENGTH, PAYLOAD };

int main(void) {
    enum state state = SYNC;
    unsigned char payload[32];
    unsigned place = 0, length = 0;
    int c;
    while ((c = getchar()) != EOF) {
        switch (state) {
        case SYNC:
            if (c == 0xAA) state = MARK;
            break;
        case MARK:
            state = c == 0x55 ? LENGTH : c == 0xAA ? MARK : SYNC;
            break;
        case LENGTH:
            if (c > 32) {
                state = SYNC;
                break;
            }
            length = (unsigned)c;
            place = 0;
            state = c == 0 ? SYNC : PAYLOAD;
            break;
        case PAYLOAD:
            payload[place++] = (unsigned char)c;
            if (place == length) state = SYNC;
            break;
        }
    }
    return 0;
}
