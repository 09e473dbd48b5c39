import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const script = join(import.meta.dirname, "side-by-side.ts");
const print = (words: string) => `node -e "console.log('${words}')"`;

function started(...commands: string[]) {
  const child = spawn(process.execPath, [script, ...commands], { stdio: ["ignore", "pipe", "pipe"] });
  return { child, printed: text(child.stdout), complained: text(child.stderr), exit: once(child, "exit") };
}

test("each command’s output stays together, in the order the commands were given", async () => {
  const late = `node -e "console.log('a'); setTimeout(() => console.log('b'), 300)"`;
  const { printed, exit } = started(late, print("c"));
  expect(await exit).toEqual([0, null]);
  expect((await printed).split("\n").filter((line) => /^[abc]$/.test(line))).toEqual(["a", "b", "c"]);
});

test("one failure is named and fails the whole, and the others are still run to their end", async () => {
  const { printed, complained, exit } = started("exit 3", print("done"));
  expect(await exit).toEqual([1, null]);
  expect(await printed).toContain("done");
  expect(await complained).toContain("Failed: exit 3");
});

test("a signal ends all of them, and whatever they started", async () => {
  const stays = `node -e "console.log('pid', process.pid); setInterval(() => {}, 1000)"; true`;
  const { child, exit } = started(stays, stays);
  const [first]: Buffer[] = await once(child.stdout, "data").then(async ([header]) =>
    /pid \d+/.test(String(header)) ? [header] : once(child.stdout, "data"),
  );
  const pid = Number(/pid (\d+)/.exec(String(first))?.[1]);
  expect(pid).toBeGreaterThan(0);
  child.kill("SIGTERM");
  expect((await exit)[0]).toBe(1);
  expect(() => process.kill(pid, 0)).toThrow();
});
