# The tool-info module of eufonium for BenchExec 3.3 and newer.
#
# Put the repository on PYTHONPATH and say tool="contrib.benchexec.eufonium" in a benchmark definition; see README.md here.

import benchexec.result as result
import benchexec.tools.template
from benchexec.tools.template import UnsupportedFeatureException

COMMANDS = ("verify", "solve", "smt")

WORDS = {
    "safe": result.RESULT_TRUE_PROP,
    "true": result.RESULT_TRUE_PROP,
    "unsafe": result.RESULT_FALSE_PROP,
    "false": result.RESULT_FALSE_PROP,
    "unknown": result.RESULT_UNKNOWN,
}

# `solve` and `smt` answer clauses and scripts in the words of SMT-LIB, where `sat` is the good news. (For BTOR2 they
# mean the opposite; there this module runs `verify`, which has one language for all formats.)
SMT_WORDS = {"sat": result.RESULT_TRUE_PROP, "unsat": result.RESULT_FALSE_PROP}

EXIT_CODES = {
    4: "ERROR (input)",
    5: "ERROR (evidence refused)",
    6: result.RESULT_TIMEOUT,
    7: "OUT OF MEMORY",
    70: "ERROR (bug)",
}


class Tool(benchexec.tools.template.BaseTool2):
    """eufonium, a software model checker that proves its answers."""

    def name(self):
        return "eufonium"

    def executable(self, tool_locator):
        return tool_locator.find_executable("eufonium", subdir="target/release")

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="eufonium")

    def cmdline(self, executable, options, task, rlimits):
        """The command; the first option may be one of the commands, otherwise it is `solve` for C and `verify` for the rest.

        No limit is passed on unless the definition asks for it: BenchExec enforces them.
        """
        task_options = task.options if isinstance(task.options, dict) else {}
        is_c = task_options.get("language") == "C"
        options = list(options)
        if options and options[0] in COMMANDS:
            command = options.pop(0)
        else:
            # `solve` says which part of a property is violated.
            command = "solve" if is_c else "verify"
        words = [executable, command, *options]
        if is_c and task.property_file:
            words += ["--property", task.property_file]
        data_model = task_options.get("data_model")
        if is_c and data_model:
            if data_model not in ("ILP32", "LP64"):
                raise UnsupportedFeatureException(f"data model {data_model}")
            words += ["--data-model", data_model]
        return [*words, *task.input_files_or_identifier]

    def determine_result(self, run):
        words = dict(WORDS)
        if any(command in run.cmdline for command in ("solve", "smt")):
            words.update(SMT_WORDS)
        for line in run.output:
            line = line.strip()
            if line.startswith("false(") and line.endswith(")"):
                return line
            if line in words:
                verdict = words[line]
                if verdict == result.RESULT_UNKNOWN:
                    break
                return verdict
        if run.was_timeout:
            return result.RESULT_TIMEOUT
        code = run.exit_code.value
        if code in EXIT_CODES:
            return EXIT_CODES[code]
        if run.output.any_line_contains("unknown"):
            return result.RESULT_UNKNOWN
        if run.exit_code.signal:
            return f"ERROR (signal {run.exit_code.signal})"
        return f"ERROR (exit {code})"

    def get_value_from_output(self, output, identifier):
        """A figure of `--stats`, by its name: `sat.conflicts`, `wall_s`."""
        for line in reversed(output):
            name, colon, value = line.partition(":")
            if colon and name.strip() == identifier:
                return value.strip()
        return None
