import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { freePort } from "@octroi/database/testing/free-port";
import type { ServerProcess } from "@octroi/web/testing/server-process";
import { until } from "@octroi/web/testing/until";
import { findProgram } from "../../scripts/find-program.ts";
import { ask } from "../site/reliability/ask.ts";
import { startServer } from "../site/server-process.ts";

export const deployFolder = resolve(import.meta.dirname, "../../deploy");
export const programs = {
  caddy: findProgram("caddy", "caddy"),
  nginx: findProgram("nginx", "nginx-light"),
};

/** Where the two faces of a server are. */
export interface Faces {
  url: string;
  consoleUrl: string;
}

/** A server in a process of its own, as its unit runs it. */
export async function startBoth(
  location: DatabaseLocation,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess & Faces> {
  const server = await startServer(location, { TRUST_PROXY: "127.0.0.1", ...environment });
  const [, consoleUrl = ""] = /^Octroi console: (http:\S+)$/m.exec(server.output()) ?? [];
  return { ...server, consoleUrl };
}

const hostsOf = (servers: readonly Faces[], face: keyof Faces) =>
  servers.map((server) => new URL(server[face]).host);

/** A front that answers in clear, on ports of its own. */
export interface Front extends AsyncDisposable {
  site: string;
  console: string;
  /** Where its log is. */
  folder: string;
}

/**
 * Caddy with `deploy/Caddyfile`, which is told addresses by its environment. `waits` is how long it waits for a server,
 * `reads` how long for the head of a request.
 */
export async function startCaddy(
  servers: readonly Faces[],
  { waits = "60s", reads = "10s" } = {},
): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-caddy-"));
  const [sitePort, consolePort] = [await freePort(), await freePort()];
  const addresses = { site: `http://127.0.0.1:${sitePort}`, console: `http://127.0.0.1:${consolePort}` };
  const settings = (await readFile(join(deployFolder, "Caddyfile"), "utf8"))
    .replace("{\n", "{\n\tadmin off\n")
    .replace("lb_try_duration 60s", `lb_try_duration ${waits}`)
    .replace("read_header 10s", `read_header ${reads}`);
  const file = join(folder, "Caddyfile");
  await writeFile(file, settings);
  const child = spawn(programs.caddy ?? "", ["run", "--config", file, "--adapter", "caddyfile"], {
    env: {
      HOME: folder,
      PATH: process.env["PATH"],
      SITE_ADDRESS: addresses.site,
      SERVERS: hostsOf(servers, "url").join(" "),
      CONSOLE_ADDRESS: addresses.console,
      CONSOLE_SERVERS: hostsOf(servers, "consoleUrl").join(" "),
    },
    stdio: ["ignore", "ignore", openSync(join(folder, "error.log"), "w")],
  });
  return started(child, folder, addresses);
}

/**
 * nginx with `deploy/nginx.conf`, in clear. The site's address answers for both names, as in public; the console's, for
 * whoever cannot choose the name it asks for, for the console alone.
 */
export async function startNginx(
  servers: readonly Faces[],
): Promise<Front & { http: string; webroot: string }> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-nginx-"));
  const [port, consolePort, httpPort] = [await freePort(), await freePort(), await freePort()];
  const webroot = join(folder, "webroot");
  await mkdir(webroot);
  const upstream = (addresses: readonly string[]) =>
    addresses.map((address) => `server ${address} max_fails=0;`).join("\n");
  const settings = (await readFile(join(deployFolder, "nginx.conf"), "utf8"))
    .replace(/server 127\.0\.0\.1:3000 .*\n.*3010.*/, upstream(hostsOf(servers, "url")))
    .replace(/server 127\.0\.0\.1:3001 .*\n.*3011.*/, upstream(hostsOf(servers, "consoleUrl")))
    .replace(/^\s*ssl_.*$/gm, "")
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/(listen .*;)(?=\s+server_name console\.octroi\.example;)/, `listen 127.0.0.1:${consolePort};`)
    .replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
    .replace(/listen \[::\].*/g, "")
    .replaceAll("/var/www/html", webroot)
    .replaceAll("/var/log/nginx", folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  const head = `daemon off; user root; pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary.join("\n")}`;
  await writeFile(file, `${head}\naccess_log ${folder}/access.log;\n${settings}\n}\n`);
  const child = spawn(programs.nginx ?? "", ["-e", join(folder, "error.log"), "-c", file], {
    stdio: "ignore",
  });
  const front = await started(child, folder, {
    site: `http://127.0.0.1:${port}`,
    console: `http://127.0.0.1:${consolePort}`,
  });
  return { ...front, http: `http://127.0.0.1:${httpPort}`, webroot };
}

async function started(
  child: ReturnType<typeof spawn>,
  folder: string,
  addresses: Pick<Front, "site" | "console">,
): Promise<Front> {
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const isUp = async () =>
    (await ask(`${addresses.site}/healthz`)).status === 200 &&
    (await ask(`${addresses.console}/healthz`)).status === 200;
  if (!(await until(isUp))) {
    await stop();
    throw new Error("Expected an answer of site and console through the front, found none.");
  }
  return { ...addresses, folder, [Symbol.asyncDispose]: stop };
}
