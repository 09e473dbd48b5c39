import { spawnSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { buildPackage } from "../../../scripts/build-package.ts";
import { median } from "../../../scripts/median.ts";
import { generatedLines } from "./generated-log.ts";

/** How fast logs are read, on one core, startup included. */
export interface LogsFigures {
  readonly lines: number;
  readonly linesPerSecond: number;
  readonly gzipLinesPerSecond: number;
  readonly judgedLinesPerSecond: number;
  /** Undefined where GoAccess is not installed. */
  readonly goaccessLinesPerSecond: number | undefined;
  readonly timesGoaccess: number | undefined;
  /** Memory in MB after 100 MB, after each doubling and at the end: what is held, and what the process has. */
  readonly memory: readonly {
    readonly megabytes: number;
    readonly held: number;
    readonly resident: number;
  }[];
  /** How far apart what the process has is, in MB. */
  readonly memorySpread: number;
}

/** Takes about a minute. */
export async function measureLogs(lines = 300_000): Promise<LogsFigures> {
  const folder = mkdtempSync(join(tmpdir(), "logs-bench-"));
  try {
    const { plain, packed, policy, robots } = await files(folder, lines);
    const command = publishedCommand(folder);
    const ours = (...args: string[]) =>
      lines / seconds(process.execPath, [command, "--json", "--quiet", ...args]);
    // In turn, as what else the machine does slows both.
    const rounds = [1, 2, 3].map(() => {
      const [own, goaccess] = [ours(plain), goaccessSeconds(plain, folder)];
      return { own, goaccess: goaccess && lines / goaccess };
    });
    const goaccess = rounds.flatMap((round) => round.goaccess ?? []);
    const memory = memoryMarks(folder, 400);
    return {
      lines,
      linesPerSecond: median(rounds.map(({ own }) => own)),
      gzipLinesPerSecond: ours(packed),
      judgedLinesPerSecond: ours("--policy", policy, "--robots", robots, plain),
      goaccessLinesPerSecond: goaccess.length === 0 ? undefined : median(goaccess),
      timesGoaccess:
        goaccess.length === 0
          ? undefined
          : median(rounds.map(({ own, goaccess: other = Number.NaN }) => own / other)),
      memory,
      memorySpread: spreadOf(memory.map(({ resident }) => resident)),
    };
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

async function files(folder: string, lines: number) {
  const [plain, packed] = [join(folder, "access.log"), join(folder, "access.log.gz")];
  await pipeline(Readable.from(batches(lines)), createWriteStream(plain));
  await pipeline(createReadStream(plain), createGzip(), createWriteStream(packed));
  const policy = join(folder, "octroi.policy.json");
  const price = { amount: "0.005", currency: "EUR" };
  const rules = [
    { who: { purpose: ["training"] }, paths: ["/2026/"], action: "charge", price },
    { who: { purpose: ["dataset"] }, action: "block" },
  ];
  writeFileSync(policy, JSON.stringify({ version: 1, site: { origin: "https://example.com" }, rules }));
  const robots = join(folder, "robots.txt");
  writeFileSync(robots, "User-agent: *\nDisallow: /2026/7/\n\nUser-agent: GPTBot\nDisallow: /\n");
  return { plain, packed, policy, robots };
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

function memoryMarks(folder: string, megabytes: number): LogsFigures["memory"] {
  const file = join(folder, "long.log");
  runScript("write-log.ts", String(megabytes), file);
  const marks: LogsFigures["memory"] = JSON.parse(runScript("memory.ts", file));
  return marks.map(({ megabytes, held, resident }) => ({
    megabytes,
    held: Math.round(held / 1e6),
    resident: Math.round(resident / 1e6),
  }));
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

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
