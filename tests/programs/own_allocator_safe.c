/* expect: safe; property: valid-memsafety; an object holds the functions that it is allocated and freed by, and tables with its address; unknown functions are called */
#include <stdlib.h>

extern int other(void);

struct functions {
    void *(*allocate)(size_t);
    void *(*resize)(void *, size_t);
    void (*release)(void *);
};

struct table {
    void **entries;
    size_t used;
    const struct functions *functions;
};

struct parser {
    struct functions functions;
    char *data;
    struct table tables[3];
    unsigned long level;
};

static void start(struct table *table, const struct functions *functions) {
    table->entries = NULL;
    table->used = 0;
    table->functions = functions;
}

int main(void) {
    struct parser *parser = malloc(sizeof *parser);
    if (parser == NULL)
        return 1;
    parser->functions.allocate = malloc;
    parser->functions.resize = realloc;
    parser->functions.release = free;
    parser->data = parser->functions.allocate(64);
    if (parser->data == NULL) {
        free(parser);
        return 1;
    }
    for (int i = 0; i < 3; i++)
        start(&parser->tables[i], &parser->functions);
    int more = other();
    while (more > 0) {
        parser->data[more % 64] = 1;
        parser->level++;
        more = other();
    }
    parser->functions.release(parser->data);
    parser->tables[2].functions->release(parser);
    return 0;
}
