/* expect: safe; property: valid-deref; a pointer from outside that is declared to lead to a function does */
struct operations {
    int (*open)(int);
    void (*close)(int);
    int count;
};

extern struct operations *find_operations(int kind);
extern struct operations *current;
typedef int (*handler)(int);
extern handler find_handler(void);

int main(void) {
    struct operations *found = find_operations(1);
    if (found && found->open) {
        int file = found->open(3);
        if (found->close) {
            found->close(file);
        }
    }
    if (current && current->open) {
        current->open(current->count);
    }
    handler handle = find_handler();
    return handle ? handle(1) : 0;
}
