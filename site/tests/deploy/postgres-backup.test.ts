import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { all, execute } from "@octroi/database/testing/databases";
import { freePort } from "@octroi/database/testing/free-port";
import { until } from "@octroi/web/testing/until";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { openStore } from "../../store/store.ts";
import { person } from "../person.ts";

// Debian's server and its own tools: `pg_dump` refuses a server newer than itself.
const tools = findProgram("pg_ctlcluster", "postgresql");
const isRoot = process.getuid?.() === 0;

test.skipIf(!tools || !isRoot)(
  "W12 PostgreSQL’s dump, as documented, is its owner’s alone, holds no client, and brings everyone back",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "octroi-dump-"));
    await using server = await debianPostgres(folder);
    const location = { kind: "postgres" as const, url: server.url };
    const emails = ["ada@example.com", "grace@example.com"];
    {
      await using store = await openStore(location);
      for (const email of emails) await store.waitlist.add(person({ email }));
      await store.rateLimit("signup", { requests: 5, seconds: 600 })({
        address: "203.0.113.7",
        network: undefined,
      });
    }
    expect(await execute(location, "select * from rate_limit")).toHaveLength(1);

    const [dump, restore] = await documentedCommands();
    const run = (command: string) =>
      execFileSync("sh", ["-c", command], { cwd: folder, env: server.environment });
    run(`umask 022; ${dump}`);
    expect((await stat(join(folder, "waitlist.dump"))).mode & 0o777).toBe(0o600);

    await execute(location, "delete from waitlist");
    run(restore);
    await using restored = await openStore(location);
    expect((await all(restored.waitlist.entries())).map(({ email }) => email).sort()).toEqual(emails);
    expect(await execute(location, "select * from rate_limit")).toEqual([]);
  },
);

/** The two lines that the operations page gives. */
async function documentedCommands(): Promise<[string, string]> {
  const page = await readFile(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, dump, restore] = /```sh\n(\(umask 077; pg_dump .*)\n(pg_restore .*)\n```/.exec(page) ?? [];
  if (dump === undefined || restore === undefined) throw new Error("Expected two commands on the page.");
  return [dump, restore];
}

/** A server of Debian's PostgreSQL in this folder, and what its tools find in their environment. */
async function debianPostgres(folder: string) {
  await chmod(folder, 0o711);
  const [version = ""] = (await readdir("/usr/lib/postgresql")).sort().reverse();
  const program = (name: string) => `/usr/lib/postgresql/${version}/bin/${name}`;
  const owner = Number(execFileSync("id", ["-u", "postgres"]).toString());
  const port = await freePort();
  const data = join(folder, "data");
  await mkdir(data);
  await chown(data, owner, owner);
  const secret = join(folder, "secret");
  await writeFile(secret, "a-secret\n", { mode: 0o644 });
  const settings = ["--username=octroi", `--pwfile=${secret}`, "--auth=scram-sha-256", "--no-sync"];
  execFileSync(program("initdb"), ["-D", data, ...settings], { uid: owner, cwd: "/", stdio: "ignore" });
  const flags = ["-p", String(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
  const server = spawn(program("postgres"), ["-D", data, ...flags], {
    uid: owner,
    cwd: "/",
    stdio: "ignore",
  });
  const ended = once(server, "exit");
  const passwords = join(folder, "passwords");
  await writeFile(passwords, `127.0.0.1:${port}:*:octroi:a-secret\n`, { mode: 0o600 });
  const environment = {
    PATH: process.env["PATH"],
    PGHOST: "127.0.0.1",
    PGPORT: String(port),
    PGDATABASE: "postgres",
    PGUSER: "octroi",
    PGPASSFILE: passwords,
  };
  const url = `postgres://octroi:a-secret@127.0.0.1:${port}/postgres`;
  const answers = () =>
    execute({ kind: "postgres", url }, "select 1").then(
      () => true,
      () => false,
    );
  if (!(await until(answers))) throw new Error("PostgreSQL did not start.");
  return {
    url,
    environment,
    async [Symbol.asyncDispose]() {
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
