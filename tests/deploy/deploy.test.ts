import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { sqlite } from "@octroi/database/testing/databases";
import { selfSigned } from "@octroi/web/testing/certificate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findProgram } from "../../scripts/find-program.ts";
import { ask } from "../site/reliability/ask.ts";
import { deployFolder, programs, startBoth, startCaddy, startNginx } from "./fronts.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const file = (name: string) => join(deployFolder, name);
const systemd = findProgram("systemd-analyze", "systemd");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "octroi-deploy-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.skipIf(!systemd).each([
  ["octroi@.service", "octroi@0.service"],
  ["octroi-backup.service", "octroi-backup.service"],
  ["octroi-backup.timer", "octroi-backup.timer"],
])("%s is a unit that systemd takes, with the command where it says", async (template, instance) => {
  const unit = await readFile(file(template), "utf8");
  const here = join(folder, instance);
  await writeFile(
    here,
    unit.replaceAll("/srv/octroi", root).replace(/\/usr\/local\/sbin\/(\S+)/, `${deployFolder}/$1.sh`),
  );
  const { stdout, stderr } = await run(systemd ?? "", ["verify", here]);
  expect((stdout + stderr).split("\n").filter((line) => line.includes("octroi"))).toEqual([]);
});

test.skipIf(!programs.nginx)("nginx takes its configuration", async () => {
  const { key, cert } = selfSigned("octroi.example");
  await writeFile(join(folder, "key.pem"), key);
  await writeFile(join(folder, "cert.pem"), cert);
  const site = (await readFile(file("nginx.conf"), "utf8"))
    .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/g, join(folder, "cert.pem"))
    .replace(/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/g, join(folder, "key.pem"))
    .replaceAll("/var/log/nginx", folder);
  const whole = join(folder, "nginx.conf");
  await writeFile(whole, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`);
  const { stderr } = await run(programs.nginx ?? "", ["-t", "-e", join(folder, "error.log"), "-c", whole]);
  expect(stderr).toContain("test is successful");
});

test.skipIf(!programs.nginx)(
  "behind nginx each name leads to its face, and a crawler is charged for a page that a person has just read",
  async () => {
    await using files = await sqlite();
    await using server = await startBoth(await files.fresh());
    await using front = await startNginx([server]);
    const statusFor = async (agent: string) =>
      (await ask(`${front.site}/en/pricing`, { headers: { "user-agent": agent } })).status;
    expect(await statusFor("Firefox")).toBe(200);
    expect([await statusFor("GPTBot"), await statusFor("Firefox"), await statusFor("GPTBot")]).toEqual([
      402, 200, 402,
    ]);
    const named = { headers: { host: "console.octroi.example" } };
    expect((await ask(`${front.site}/sign-in`, named)).status).toBe(200);
  },
);

test.skipIf(!programs.nginx)(
  "nginx shows in clear what proves a name to a certificate authority, sends everyone else to https, and keeps no address",
  async () => {
    await using files = await sqlite();
    await using server = await startBoth(await files.fresh());
    await using front = await startNginx([server]);
    const challenges = join(front.webroot, ".well-known/acme-challenge");
    await mkdir(challenges, { recursive: true });
    await writeFile(join(challenges, "a-token"), "a proof");
    const proof = await ask(`${front.http}/.well-known/acme-challenge/a-token`);
    expect([proof.status, proof.body.toString()]).toEqual([200, "a proof"]);
    const page = await ask(`${front.http}/en/pricing`, { headers: { host: "octroi.example" } });
    expect([page.status, page.headers.location]).toEqual([308, "https://octroi.example/en/pricing"]);

    await server.kill("SIGTERM");
    expect((await ask(`${front.console}/sign-in`)).status).toBe(502);
    const logs = ["access.log", "error.log"].map((name) => readFile(join(front.folder, name), "utf8"));
    for (const log of await Promise.all(logs)) expect(log).not.toContain("127.0.0.1");
  },
);

test.skipIf(!programs.nginx)(
  "behind nginx a script that one of two servers lacks comes from the other: it may be of another version",
  async () => {
    await using files = await sqlite();
    await using server = await startBoth(await files.fresh());
    const other = createServer((_, response) => {
      response.statusCode = 404;
      response.end();
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    // A TCP server's address is never a string.
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await using front = await startNginx([server, { url, consoleUrl: url }]);
    for (const [address, page] of [
      [front.site, `${server.url}/en/pricing`],
      [front.console, `${server.consoleUrl}/sign-in`],
    ] as const) {
      const [script] = /\/assets\/[\w.-]+\.js/.exec((await ask(page)).body.toString()) ?? [];
      const asked = Array.from({ length: 6 }, () => ask(address + script));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    }
    other.closeAllConnections();
    other.close();
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

test.skipIf(!programs.caddy)("Caddy hangs up on whoever never ends the head of a request", async () => {
  await using files = await sqlite();
  await using server = await startBoth(await files.fresh());
  await using front = await startCaddy([server], { reads: "500ms" });
  const { hostname, port } = new URL(front.console);
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.resume().write(`GET /sign-in HTTP/1.1\r\nHost: ${hostname}\r\n`);
  // A line now and then is no reason to wait.
  const trickle = setInterval(() => socket.write("X-More: more\r\n"), 100);
  await once(socket, "close");
  clearInterval(trickle);
  expect((await ask(`${front.console}/sign-in`)).status).toBe(200);
});

test.skipIf(!programs.caddy)("Caddy logs a fault without who asked for what", async () => {
  await using files = await sqlite();
  await using server = await startBoth(await files.fresh());
  await using front = await startCaddy([server], { waits: "1s" });
  await server.kill("SIGTERM");
  expect((await ask(`${front.console}/invitations/a-token`)).status).toBeGreaterThanOrEqual(502);
  const log = await readFile(join(front.folder, "error.log"), "utf8");
  expect(log).toContain("http.log.error");
  expect(log).not.toMatch(/a-token|remote_ip/);
});
