import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shell } from "@octroi/database/testing/debian-postgres";
import { freePort } from "@octroi/database/testing/free-port";
import { until } from "@octroi/web/testing/until";
import { findProgram } from "../../scripts/find-program.ts";
import { documentedCommands } from "./documented-commands.ts";

/** Whether there can be such a pair: its tools are Debian's, and it takes root. */
export function canPair(): boolean {
  return findProgram("pg_ctlcluster", "postgresql") !== undefined && process.getuid?.() === 0;
}

const passwords = { octroi: "a-secret", standby: "the-password" };

/** The addresses of `docs/failover.md`, on this machine. */
const addresses = { first: "127.0.1.1", second: "127.0.1.2" };

/** One of the two machines: Debian’s PostgreSQL in a folder of its own, at an address of its own. */
async function machine(folder: string, name: string, port: number) {
  const home = join(folder, name);
  const [version = ""] = (await readdir("/usr/lib/postgresql")).sort().reverse();
  const program = (tool: string) => `/usr/lib/postgresql/${version}/bin/${tool}`;
  const owner = Number(execFileSync("id", ["-u", "postgres"]).toString());
  await mkdir(home);
  await chown(home, owner, owner);
  const data = join(home, "main");
  const asOwner = { uid: owner, cwd: "/", stdio: "ignore" } as const;
  const environment = {
    // As root's own has it: the tests may run with a shorter one.
    PATH: `${process.env["PATH"]}:/usr/sbin:/sbin`,
    PGHOST: home,
    PGPORT: `${port}`,
  };
  let server: ReturnType<typeof spawn> | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  const run = (line: string, input = "") => shell(line, { cwd: home, env: environment, input });

  /** The postmaster and everything that it started: each is the leader of a session of its own. */
  function processes(): number[] {
    if (server?.pid === undefined) return [];
    const children = execFileSync("ps", ["-o", "pid=", "--ppid", `${server.pid}`]).toString();
    return [server.pid, ...children.split("\n").filter(Boolean).map(Number)];
  }

  async function start(): Promise<void> {
    const log = join(home, "log");
    const flags = ["-D", data, "-p", `${port}`, "-c", `unix_socket_directories=${home}`];
    const started = spawn(program("postgres"), flags, {
      ...asOwner,
      stdio: ["ignore", "ignore", openSync(log, "w")],
    });
    server = started;
    ended = once(started, "exit");
    const isUp = () =>
      run("runuser -u postgres -- pg_isready --quiet")
        .then(() => true)
        .catch(() => false);
    await until(async () => started.exitCode !== null || (await isUp()));
    if (started.exitCode !== null || !(await isUp())) {
      throw new Error(`PostgreSQL did not start.\n${await readFile(log, "utf8")}`);
    }
  }

  async function stop(signal: NodeJS.Signals = "SIGINT"): Promise<void> {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    if (signal === "SIGKILL") for (const pid of processes()) kill(pid, signal);
    else server.kill(signal);
    await ended;
  }

  return {
    data,
    start,
    stop,
    /** As one that lost its power, or its network: its connections stay, and nobody speaks on them any more. */
    freeze() {
      for (const pid of processes()) kill(pid, "SIGSTOP");
    },
    async initialize() {
      const access = ["--auth-local=peer", "--auth-host=scram-sha-256"];
      execFileSync(program("initdb"), ["-D", data, "--encoding=UTF8", "--no-sync", ...access], asOwner);
      await start();
    },
    run,
    /** Types lines of the documentation here. */
    async type(lines: readonly string[], input = ""): Promise<void> {
      for (const line of lines) {
        if (line.startsWith("systemctl stop")) await stop();
        else if (line.startsWith("systemctl start")) await start();
        else if (line.startsWith("systemctl restart")) {
          await stop();
          await start();
        } else await run(here(line), line.includes("--pwprompt") ? input : "");
      }
    },
  };

  function here(line: string): string {
    return line
      .replaceAll("/var/lib/postgresql/15/main", data)
      .replaceAll("/etc/postgresql/15/main", data)
      .replaceAll("/var/lib/postgresql", home)
      .replaceAll("10.0.0.0/24", "127.0.1.0/24")
      .replaceAll("10.0.0.1", addresses.first)
      .replaceAll("10.0.0.2", addresses.second)
      .replaceAll("5432", `${port}`);
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself meanwhile.
  }
}

export interface PostgresPair extends AsyncDisposable {
  /** Both, as `DATABASE_URL` names them. */
  url: string;
  /** Each alone. */
  urls: Record<"primary" | "standby", string>;
  primary: Awaited<ReturnType<typeof machine>>;
  standby: Awaited<ReturnType<typeof machine>>;
  /** Types what the page says under a heading; with the addresses exchanged, once the other one is the primary. */
  walk(on: "primary" | "standby", heading: string, words?: { exchanged?: boolean }): Promise<void>;
}

/** A primary and a standby that has everything it acknowledges, set up by the lines of `docs/failover.md`. */
export async function postgresPair(): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-pair-"));
  execFileSync("chmod", ["755", folder]);
  const port = await freePort();
  const machines = {
    primary: await machine(folder, "primary", port),
    standby: await machine(folder, "standby", port),
  };
  const { primary, standby } = machines;
  async function walk(on: "primary" | "standby", heading: string, { exchanged = false } = {}): Promise<void> {
    const password = heading === "On the primary" ? passwords.standby : passwords.octroi;
    const lines = await documentedCommands("failover.md", heading);
    const exchange = (line: string) =>
      line.replace(/10\.0\.0\.([12])\b/g, (_, last) => `10.0.0.${last === "1" ? "2" : "1"}`);
    await machines[on].type(exchanged ? lines.map(exchange) : lines, `${password}\n${password}\n`);
  }
  const dispose = async () => {
    for (const each of [primary, standby]) await each.stop("SIGKILL");
    await rm(folder, { recursive: true });
  };
  try {
    await primary.initialize();
    await mkdir(standby.data);
    for (const line of await documentedCommands("deploy.md", "The database")) {
      await primary.run(line, `${passwords.octroi}\n${passwords.octroi}\n`);
    }
    await walk("primary", "On the primary");
    await walk("standby", "On the standby");
    await walk("primary", "Acknowledging nothing that only one has");
  } catch (error) {
    await dispose();
    throw error;
  }
  const urlOf = (hosts: string) => `postgres://octroi:${passwords.octroi}@${hosts}/octroi`;
  const [first, second] = [`${addresses.first}:${port}`, `${addresses.second}:${port}`];
  return {
    url: urlOf(`${first},${second}`),
    urls: { primary: urlOf(first), standby: urlOf(second) },
    ...machines,
    walk,
    [Symbol.asyncDispose]: dispose,
  };
}
