import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const output = JSON.stringify(new URL("./log-output.ts", import.meta.url).href);

/** What a process prints that logs 2,000 lines and then ends in this way. */
function printed(ending: string): string[] {
  const program = `
    import { logOutput } from ${output};
    const log = logOutput();
    for (let line = 0; line < 2_000; line += 1) log.write(line + "\\n");
    ${ending}`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  return stdout.trimEnd().split("\n");
}

test.each([
  ["has nothing left to do", ""],
  ["is told to exit", "process.exit(1);"],
  ["fails", 'throw new Error("as it happens");'],
])("every line is out, once, when a process %s", (_, ending) => {
  // What is written at the very end may overtake what was on its way: each line of the log has its time.
  const lines = printed(ending).map(Number);
  expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2_000 }, (_, line) => line));
});
