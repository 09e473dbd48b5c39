import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { sqlite } from "@octroi/database/testing/databases";
import { freePort } from "@octroi/database/testing/free-port";
import { selfSigned } from "@octroi/web/testing/certificate";
import { until } from "@octroi/web/testing/until";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig as readConsoleConfig } from "../../../console/config.ts";
import { readConfig as readProxyConfig } from "../../../proxy/config.ts";
import { findProgram } from "../../../scripts/find-program.ts";
import { readConfig as readSiteConfig } from "../../config.ts";
import { ask } from "../reliability/ask.ts";
import { startServer } from "../server-process.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");
const file = (name: string) => join(root, "deploy", name);
const programs = {
  systemd: findProgram("systemd-analyze", "systemd"),
  nginx: findProgram("nginx", "nginx-light"),
  caddy: findProgram("caddy", "caddy"),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "octroi-deploy-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.skipIf(!programs.systemd).each([
  ["octroi@.service", "octroi@3000.service"],
  ["octroi-console@.service", "octroi-console@3001.service"],
])("%s is a unit that systemd takes, with the command where it says", async (template, instance) => {
  const unit = await readFile(file(template), "utf8");
  const here = join(folder, instance);
  await writeFile(here, unit.replaceAll("/srv/octroi", root));
  const { stdout, stderr } = await run(programs.systemd ?? "", ["verify", here]);
  expect((stdout + stderr).split("\n").filter((line) => line.includes("octroi"))).toEqual([]);
});

test.each([
  ["environment.example", readSiteConfig],
  ["console-environment.example", readConsoleConfig],
  ["proxy-environment.example", readProxyConfig],
])("%s is an environment that the server reads", async (name, readConfig) => {
  const lines = (await readFile(file(name), "utf8")).split("\n").filter((line) => /^[A-Z]/.test(line));
  const entries = lines.map((line) => {
    const [, variable = "", value = ""] = /^(\w+)="?(.*?)"?$/.exec(line) ?? [];
    return [variable, value];
  });
  expect(() => readConfig(Object.fromEntries(entries))).not.toThrow();
});

test.skipIf(!programs.nginx)("nginx takes its configuration", async () => {
  const { key, cert } = selfSigned("octroi.example");
  await writeFile(join(folder, "key.pem"), key);
  await writeFile(join(folder, "cert.pem"), cert);
  const site = (await readFile(file("nginx.conf"), "utf8"))
    .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/g, join(folder, "cert.pem"))
    .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/g, join(folder, "key.pem"));
  const whole = join(folder, "nginx.conf");
  await writeFile(whole, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`);
  const { stderr } = await run(programs.nginx ?? "", ["-t", "-e", join(folder, "error.log"), "-c", whole]);
  expect(stderr).toContain("test is successful");
});

test.skipIf(!programs.nginx)(
  "behind nginx each name leads to its server, and a crawler is charged for a page that a person has just read",
  async () => {
    await using files = await sqlite();
    await using server = await startServer(await files.fresh(), { TRUST_PROXY: "127.0.0.1" });
    await using console = await startServer(
      await files.fresh(),
      {},
      { entry: "../../console/server/main.ts" },
    );
    const port = await freePort();
    const site = (await readFile(file("nginx.conf"), "utf8"))
      .replace("127.0.0.1:3000", new URL(server.url).host)
      .replace("127.0.0.1:3001", new URL(console.url).host)
      .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, "")
      .replace(/^\s*ssl_.*$/gm, "")
      .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      .replaceAll("listen [::]:443 ssl http2;", "");
    const whole = join(folder, "nginx-plain.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    await writeFile(
      whole,
      `daemon off; pid ${folder}/nginx-plain.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join("\n")}\n${site}\n}\n`,
    );
    const nginx = spawn(programs.nginx ?? "", ["-e", join(folder, "error.log"), "-c", whole], {
      stdio: "ignore",
    });
    try {
      const statusFor = async (agent: string) =>
        (await ask(`http://127.0.0.1:${port}/en/pricing`, { headers: { "user-agent": agent } })).status;
      await until(async () => (await statusFor("Firefox")) === 200);
      expect([await statusFor("GPTBot"), await statusFor("Firefox"), await statusFor("GPTBot")]).toEqual([
        402, 200, 402,
      ]);
      const console = { headers: { host: "console.octroi.example" } };
      const signIn = await ask(`http://127.0.0.1:${port}/sign-in`, console);
      expect(signIn.status).toBe(200);
    } finally {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    }
  },
);

test.skipIf(!programs.caddy)("Caddy takes its configuration", async () => {
  const { stderr, stdout } = await run(
    programs.caddy ?? "",
    ["validate", "--config", file("Caddyfile"), "--adapter", "caddyfile"],
    {
      env: { HOME: folder, PATH: process.env["PATH"] },
    },
  );
  expect(stdout + stderr).toContain("Valid configuration");
});

test.skipIf(!programs.caddy)(
  "A4 behind Caddy each name leads to its server, and one is restarted without a failed request",
  async () => {
    await using files = await sqlite();
    const location = await files.fresh();
    const [port, front, consoleFront] = [await freePort(), await freePort(), await freePort()];
    await using console = await startServer(
      await files.fresh(),
      {},
      { entry: "../../console/server/main.ts" },
    );
    const environment = { PORT: String(port), TRUST_PROXY: "127.0.0.1", SHUTDOWN_DELAY: "5" };
    const first = await startServer(location, environment);
    const caddy = spawn(
      programs.caddy ?? "",
      ["run", "--config", file("Caddyfile"), "--adapter", "caddyfile"],
      {
        env: {
          HOME: folder,
          PATH: process.env["PATH"],
          SITE_ADDRESS: `http://127.0.0.1:${front}`,
          SERVERS: `127.0.0.1:${port}`,
          CONSOLE_ADDRESS: `http://127.0.0.1:${consoleFront}`,
          CONSOLE_SERVERS: new URL(console.url).host,
        },
        stdio: "ignore",
      },
    );
    const address = `http://127.0.0.1:${front}`;
    try {
      await until(async () => (await ask(`${address}/healthz`)).status === 200);
      await until(async () => (await ask(`http://127.0.0.1:${consoleFront}/sign-in`)).status === 200);
      const statuses: number[] = [];
      let isOver = false;
      const asking = (async () => {
        for (let count = 0; !isOver; count += 1) {
          const person = { firstName: "Ada", lastName: "Martin", email: `ada-${count}@restart.example` };
          statuses.push((await ask(`${address}/fr/pricing`)).status);
          statuses.push((await ask(`${address}/api/waitlist`, { body: person })).status);
        }
      })();
      await first.kill("SIGTERM");
      await using second = await startServer(location, environment);
      await until(async () => (await ask(`${second.url}/readyz`)).status === 200);
      const seen = statuses.length;
      await until(async () => statuses.length > seen + 10);
      isOver = true;
      await asking;
      expect(new Set(statuses)).toEqual(new Set([200, 201]));
    } finally {
      caddy.kill("SIGTERM");
      await once(caddy, "exit");
    }
  },
);
