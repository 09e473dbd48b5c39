import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/**
 * Debian's PostgreSQL as its package sets it up: its own user gets in without a password, everyone else by TCP with one.
 * In a folder and on a port of its own, which its tools find in `environment`. Takes root.
 */
export async function debianPostgres() {
  const [version = ""] = (await readdir("/usr/lib/postgresql")).sort().reverse();
  const program = (name: string) => `/usr/lib/postgresql/${version}/bin/${name}`;
  const owner = Number(execFileSync("id", ["-u", "postgres"]).toString());
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "octroi-debian-postgres-"));
  await chown(folder, owner, owner);
  const data = join(folder, "data");
  const access = ["--auth-local=peer", "--auth-host=scram-sha-256"];
  const asOwner = { uid: owner, cwd: "/", stdio: "ignore" } as const;
  execFileSync(program("initdb"), ["-D", data, "--encoding=UTF8", "--no-sync", ...access], asOwner);
  const flags = [
    "-p",
    `${port}`,
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(program("postgres"), ["-D", data, ...flags], asOwner);
  const ended = once(server, "exit");
  // As root's own has it: the tests may run with a shorter one.
  const path = `${process.env["PATH"]}:/usr/sbin:/sbin`;
  const environment = { PATH: path, PGHOST: folder, PGPORT: String(port) };
  const run = (lines: string, input = "") =>
    shell(lines, { cwd: folder, env: { TZ: "UTC", ...environment }, input });
  const isUp = () =>
    run("runuser -u postgres -- pg_isready --quiet").then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null)
      throw new Error(`Expected PostgreSQL to start, found exit code ${server.exitCode}.`);
    await delay(100);
  }
  return {
    run,
    urlOf: (user: string, password: string, database: string) =>
      `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    async [Symbol.asyncDispose]() {
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

interface ShellOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  input?: string;
}

/** Runs lines in a shell that nobody sits in front of, until one fails. */
export async function shell(lines: string, { cwd, env, input = "" }: ShellOptions): Promise<void> {
  // Without a terminal, a question for a password is answered by what the shell is given.
  const child = spawn("sh", ["-ec", lines], { cwd, env, detached: true, stdio: ["pipe", "ignore", "pipe"] });
  // A command that reads nothing may have ended by then; its exit code tells what became of it.
  child.stdin.on("error", () => {}).end(input);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (code !== 0) throw new Error(`Expected exit code 0 from “${lines}”, found ${code}: ${errors}`);
}
