import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { until } from "@octroi/web/testing/until";
import { exchange } from "../tests/exchange.ts";
import type { CertificateAuthority } from "./certificate-authority.ts";

interface CaddyOptions {
  caddy: string;
  /** For its settings and certificates. */
  folder: string;
  ports: { http: number; https: number };
  authority: Pick<CertificateAuthority, "directory" | "trustFile">;
  /** `host:port` of the proxies that it hands visits to. */
  servers: readonly string[];
  /** `host:port` that answers which names are ours. */
  control: string;
}

/** Caddy with `deploy/proxy.Caddyfile`, on ports and with an authority of the test. Returns what stops it. */
export async function startCaddy(options: CaddyOptions): Promise<() => Promise<void>> {
  const { caddy, folder, ports, authority, servers, control } = options;
  const deployed = resolve(import.meta.dirname, "../../deploy/proxy.Caddyfile");
  const settings = (await readFile(deployed, "utf8")).replace(
    "on_demand_tls {",
    [
      "admin off",
      `http_port ${ports.http}`,
      `https_port ${ports.https}`,
      `acme_ca ${authority.directory}`,
      `acme_ca_root ${authority.trustFile}`,
      "on_demand_tls {",
    ].join("\n"),
  );
  const settingsFile = join(folder, "Caddyfile");
  await writeFile(settingsFile, settings);
  const child = spawn(caddy, ["run", "--config", settingsFile, "--adapter", "caddyfile"], {
    env: {
      HOME: folder,
      PATH: process.env["PATH"],
      PROXY_CONTROL: control,
      PROXY_SERVERS: servers.join(" "),
    },
    stdio: "ignore",
  });
  const front = `http://127.0.0.1:${ports.http}`;
  await until(() =>
    exchange(front, "/").then(
      ({ status }) => status === 308,
      () => false,
    ),
  );
  return async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
}
