/* expect: unsafe; property: valid-deref; a pointer from outside to anything need not lead to a function */
typedef int (*handler)(int);

struct operations {
    void *open;
    void (*close)(int);
    int count;
};

extern struct operations *find_operations(int kind);
extern struct operations *current;
extern handler find_handler(void);

int main(void) {
    struct operations *found = find_operations(1);
    if (found && found->open) {
        int file = ((handler)found->open)(3);
        if (found->close) {
            found->close(file);
        }
    }
    handler handle = find_handler();
    return handle ? handle(1) : 0;
}
