import { run } from "@octroi/database/cli/run";
import { octroiProgram } from "./program.ts";

process.exitCode = await run(octroiProgram, process.argv.slice(2), process.env, {
  out: process.stdout,
  err: process.stderr,
  // npm runs a script in the folder of its package, and says here where it was called.
  folder: process.env["INIT_CWD"] ?? process.cwd(),
});
