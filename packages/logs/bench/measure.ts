import { spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { buildPackage } from "../../../scripts/build-package.ts";
import { median } from "../../../scripts/median.ts";
import { generatedLines } from "./generated-log.ts";

/** How fast logs are read, on one core and startup included, and the memory that it takes. About a minute. */
export async function measureLogs(lines = 300_000) {
  const folder = mkdtempSync(join(tmpdir(), "logs-bench-"));
  try {
    const file = join(folder, "access.log");
    await pipeline(Readable.from(batches(lines)), createWriteStream(file));
    const command = publishedCommand(folder);
    // In turn, as what else the machine does slows both. GoAccess may not be installed.
    const rounds = [1, 2, 3, 4, 5].map(() => {
      const own = seconds(process.execPath, [command, "--json", "--quiet", file]);
      return { own, goaccess: goaccessSeconds(file, folder) };
    });
    const times = rounds.flatMap(
      ({ own, goaccess }) => (goaccess && Number((goaccess / own).toFixed(1))) || [],
    );
    const resident = memoryMarks(folder, 400);
    return [
      { name: "an access log", value: median(rounds.map(({ own }) => lines / own)), unit: "lines/s" },
      ...(times.length === 0
        ? []
        : [
            {
              name: "the same, beside GoAccess",
              value: median(times),
              unit: "times",
              least: 6,
              rounds: times,
            },
          ]),
      {
        name: "memory from 100 MB on, apart by",
        value: Math.max(...resident) - Math.min(...resident),
        unit: "MB",
        most: 20,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The command as people have it: built, with what it depends on. */
function publishedCommand(folder: string): string {
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@octroi"), { recursive: true });
  for (const name of ["crawlers", "policy", "logs"]) {
    buildPackage(join(import.meta.dirname, "../..", name), join(modules, "@octroi", name));
  }
  symlinkSync(fileURLToPath(new URL("..", import.meta.resolve("fflate"))), join(modules, "fflate"));
  return join(modules, "@octroi/logs/cli.js");
}

function* batches(lines: number): Generator<string> {
  const source = generatedLines();
  for (let made = 0; made < lines; made += 1000) {
    yield Array.from({ length: Math.min(1000, lines - made) }, () => source.next().value).join("");
  }
}

/** The processor time of a command that has one core, all its threads and its start included. */
function seconds(command: string, args: readonly string[]): number {
  const pinned = spawnSync("taskset", ["-V"]).error === undefined ? "taskset -c 0" : "";
  const { status, stderr } = spawnSync(
    "bash",
    ["-c", `TIMEFORMAT='%U %S'; time ${pinned} "$@" > /dev/null`, "bash", command, ...args],
    { encoding: "utf8" },
  );
  const [user, system] = stderr.trim().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  if (status !== 0 || user === undefined || system === undefined)
    throw new Error(`${command} failed: ${stderr}`);
  return user + system;
}

/** The processor time that GoAccess takes for a log; undefined where it is not installed. */
function goaccessSeconds(file: string, folder: string): number | undefined {
  if (spawnSync("goaccess", ["--version"]).error !== undefined) return undefined;
  const output = join(folder, "goaccess.json");
  const args = [file, "--log-format=COMBINED", "--no-global-config", "--no-progress", "-o", output];
  return seconds("goaccess", args);
}

/** What the process has at 100 MB, at each doubling and at the end. */
function memoryMarks(folder: string, megabytes: number): number[] {
  const file = join(folder, "long.log");
  runScript("write-log.ts", String(megabytes), file);
  const marks: number[] = JSON.parse(runScript("memory.ts", file));
  return marks.map((resident) => Math.round(resident / 1e6));
}

function runScript(script: string, ...args: readonly string[]): string {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    ["--expose-gc", join(import.meta.dirname, script), ...args],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
