import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { execute } from "@octroi/database/testing/databases";
import { debianPostgres, shell } from "@octroi/database/testing/debian-postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram, installPackage } from "../../scripts/find-program.ts";
import { readConfig } from "../../server/config.ts";
import { openStore } from "../../store/store.ts";
import { person } from "../site/person.ts";
import { documentedCommands } from "./documented-commands.ts";
import { deployFolder, programs } from "./fronts.ts";

const run = promisify(execFile);
const documented = (heading: string) => documentedCommands("deploy.md", heading);

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  secrets?: { source: string }[];
  volumes?: string[];
  ports?: ({ target: number } | string)[];
  read_only?: true;
}

interface Composition {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}

const compose = findProgram("docker-compose");

/** A copy of `deploy/` with secrets and settings, by the lines of the page; and what Debian’s Compose makes of it. */
async function composed() {
  const folder = await mkdtemp(join(tmpdir(), "octroi-compose-"));
  const here = join(folder, "deploy");
  await cp(deployFolder, here, { recursive: true, filter: (path) => !path.endsWith("secrets") });
  await shell((await documented("Setting up containers")).join("\n"), {
    cwd: folder,
    env: { PATH: process.env["PATH"] },
  });
  // Debian 12's is the one before the specification, which had no name for the whole.
  const file = join(here, "docker-compose.yml");
  await writeFile(file, (await readFile(join(here, "compose.yaml"), "utf8")).replace("name: octroi\n", ""));
  const { stdout } = await run(compose ?? "", ["--file", file, "--profile", "mail", "config"], { cwd: here });
  const plain = join(folder, "compose.json");
  await writeFile(join(folder, "compose.yaml"), stdout);
  const toJson =
    "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), open(sys.argv[2], 'w'))";
  await run("python3", ["-c", toJson, join(folder, "compose.yaml"), plain]);
  const composition: Composition = JSON.parse(await readFile(plain, "utf8"));
  return { folder, here, composition };
}

describe.skipIf(!compose || process.getuid?.() !== 0)("compose.yaml", () => {
  let made: Awaited<ReturnType<typeof composed>>;
  beforeAll(async () => {
    made = await composed();
  });
  afterAll(() => rm(made.folder, { recursive: true }));
  const servers = () =>
    Object.entries(made.composition.services).filter(([name]) => name.startsWith("octroi-"));

  test("two servers start with the settings and secrets that the page’s lines write", async () => {
    expect(servers()).toHaveLength(2);
    const { secrets, networks } = made.composition;
    const password = (await readFile(join(made.here, "secrets/database-password"), "utf8")).trim();
    for (const [, { environment = {}, secrets: granted = [] }] of servers()) {
      const fileOf = (value: string) =>
        granted.some(({ source }) => value === `/run/secrets/${source}`)
          ? (secrets[value.replace("/run/secrets/", "")]?.file ?? value)
          : value;
      const here = Object.entries(environment).map(([name, value]) => [name, fileOf(value)]);
      const config = readConfig(Object.fromEntries(here));
      expect(config.database).toEqual({
        kind: "postgres",
        url: `postgres://octroi:${password}@database/octroi`,
      });
      expect(config.secret?.length).toBe(32);
      expect([config.siteUrl.href, config.consoleUrl.href]).toEqual([
        "https://octroi.example/",
        "https://console.octroi.example/",
      ]);
      expect(config.mail).toMatchObject({
        smtpUrl: "smtps://user:password@mail.octroi.example",
        from: "Octroi <octroi@octroi.example>",
      });
      expect(config.trustProxy).toEqual(networks.default.ipam.config.map(({ subnet }) => subnet));
      const source = await readFile(join(deployFolder, "../server/config.ts"), "utf8");
      for (const name of Object.keys(environment))
        expect(source).toContain(`\n  ${name.replace(/_FILE$/, "")}:`);
    }
    // The containers' user reads them, and nobody else on the machine gets there.
    for (const { file } of Object.values(secrets)) expect((await stat(file)).mode & 0o777).toBe(0o644);
    expect((await stat(join(made.here, "secrets"))).mode & 0o777).toBe(0o700);
    expect((await readdir(join(made.here, "secrets"))).sort()).toEqual(Object.keys(secrets).sort());
  });

  test("what is named is there: files, volumes, ports of the image, services, the front’s variables", async () => {
    const { services, volumes } = made.composition;
    const containerfile = await readFile(join(deployFolder, "../Containerfile"), "utf8");
    const [, volume] = /^VOLUME (.*)$/m.exec(containerfile) ?? [];
    for (const [, { build, volumes: mounted = [], read_only }] of servers()) {
      expect(build).toEqual({ context: made.folder, dockerfile: "Containerfile" });
      expect(mounted).toEqual([`mails:${volume}:rw`]);
      expect(read_only).toBe(true);
    }
    for (const { volumes: mounted = [] } of Object.values(services)) {
      for (const [source = ""] of mounted.map((each) => each.split(":"))) {
        if (!source.startsWith("/")) expect(Object.keys(volumes)).toContain(source);
        else await stat(source);
      }
    }
    const front = services["front"]?.environment ?? {};
    const names = servers().map(([name]) => name);
    const exposed = /^EXPOSE (\d+) (\d+)$/m.exec(containerfile);
    expect(front["SERVERS"]).toBe(names.map((name) => `${name}:${exposed?.[1]}`).join(" "));
    expect(front["CONSOLE_SERVERS"]).toBe(names.map((name) => `${name}:${exposed?.[2]}`).join(" "));
    const read = (await readFile(join(deployFolder, "Caddyfile"), "utf8")).matchAll(/\{\$(\w+):/g);
    expect([...read].map(([, name]) => name).sort()).toEqual(Object.keys(front).sort());
  });

  test.skipIf(!programs.caddy)("Caddy takes its configuration with the front’s environment", async () => {
    const caddyfile = join(made.here, "Caddyfile");
    const { stdout, stderr } = await run(
      programs.caddy ?? "",
      ["validate", "--config", caddyfile, "--adapter", "caddyfile"],
      {
        env: {
          HOME: made.folder,
          PATH: process.env["PATH"],
          ...made.composition.services["front"]?.environment,
        },
      },
    );
    expect(stdout + stderr).toContain("Valid configuration");
    const { stdout: adapted } = await run(
      programs.caddy ?? "",
      ["adapt", "--config", caddyfile, "--adapter", "caddyfile"],
      { env: { PATH: process.env["PATH"], ...made.composition.services["front"]?.environment } },
    );
    for (const dial of ["octroi-0:3000", "octroi-1:3000", "octroi-0:3001", "octroi-1:3001"])
      expect(adapted).toContain(`"dial":"${dial}"`);
  });

  test("the lines that update, copy and restore name services that there are, and bring back what there was", async () => {
    installPackage("postgresql");
    await using postgres = await debianPostgres();
    const lines = [
      ...(await documented("Starting containers")),
      ...(await documented("Updating containers")),
      ...(await documented("Copying containers")),
      ...(await documented("Restoring containers")),
    ];
    const named = lines.flatMap((line) => line.match(/\b(?:octroi-\d|database|front|mail)(?= |$)/g) ?? []);
    const services = Object.keys(made.composition.services);
    expect(named.filter((name) => !services.includes(name) && name !== "mail")).toEqual([]);

    await postgres.run(
      `runuser -u postgres -- createuser --superuser --pwprompt octroi`,
      "a-secret\na-secret\n",
    );
    await postgres.run("runuser -u postgres -- createdb --owner=octroi octroi");
    const location = { kind: "postgres" as const, url: postgres.urlOf("octroi", "a-secret", "octroi") };
    const add = async (email: string) => {
      await using store = await openStore(location);
      await store.waitlist.add(person({ email }));
    };
    // Docker itself, which cannot run here: the database's commands are run beside it, as its own superuser.
    const docker = `
      export PGHOST=127.0.0.1 PGPASSWORD=a-secret
      docker() { if [ "$2 $3 $4" = "exec -T database" ]; then shift 4; "$@"; else echo "$@" >> done; fi; }\n`;
    const type = async (heading: string) => postgres.run(docker + (await documented(heading)).join("\n"));
    await add("ada@example.com");
    await type("Copying containers");
    await add("grace@example.com");
    await type("Restoring containers");
    expect(await execute(location, "select email from waitlist")).toEqual([{ email: "ada@example.com" }]);
    await postgres.run('[ "$(cat done)" = "compose stop octroi-0 octroi-1\ncompose up --detach --wait" ]');
  });
});
