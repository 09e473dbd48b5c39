import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { selfSigned } from "@octroi/web/testing/certificate";
import { until } from "@octroi/web/testing/until";
import { freePort } from "../../database/testing/free-port.ts";

export interface CertificateAuthority extends AsyncDisposable {
  /** The address of its ACME directory, and a file with what vouches for that address. */
  directory: string;
  trustFile: string;
  /** What vouches for the certificates that it issues. */
  root: string;
}

interface Programs {
  pebble: string;
  /** The name server that comes with it, in which every name leads to this machine, or the address of another. */
  dns: string | { address: string };
}

/** A test authority that speaks ACME. */
export async function startCertificateAuthority(
  folder: string,
  { pebble, dns }: Programs,
  validationPorts: { http: number; https: number },
): Promise<CertificateAuthority> {
  const [port, managementPort, dnsPort, dnsManagementPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const { key, cert } = selfSigned("localhost");
  const files = { key: join(folder, "ca-key.pem"), cert: join(folder, "ca-cert.pem") };
  await writeFile(files.key, key);
  await writeFile(files.cert, cert);
  const settings = {
    pebble: {
      listenAddress: `127.0.0.1:${port}`,
      managementListenAddress: `127.0.0.1:${managementPort}`,
      certificate: files.cert,
      privateKey: files.key,
      httpPort: validationPorts.http,
      tlsPort: validationPorts.https,
      ocspResponderURL: "",
      externalAccountBindingRequired: false,
    },
  };
  const settingsFile = join(folder, "pebble.json");
  await writeFile(settingsFile, JSON.stringify(settings));
  const nameServer = typeof dns === "string" ? startNameServer(dns, dnsPort, dnsManagementPort) : undefined;
  const dnsAddress = typeof dns === "string" ? `127.0.0.1:${dnsPort}` : dns.address;
  const authority = spawn(pebble, ["-config", settingsFile, "-dnsserver", dnsAddress], {
    env: { PATH: process.env["PATH"], PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: "0" },
    stdio: "ignore",
  });
  const rootOf = () => textAt(`https://localhost:${managementPort}/roots/0`, cert).catch(() => "");
  const isThere = await until(async () => (await rootOf()).includes("BEGIN CERTIFICATE"));
  if (!isThere)
    throw new Error("Expected a certificate authority that answers within 30 seconds, found none.");
  return {
    directory: `https://localhost:${port}/dir`,
    trustFile: files.cert,
    root: await rootOf(),
    async [Symbol.asyncDispose]() {
      for (const child of [authority, nameServer]) {
        if (child === undefined || child.exitCode !== null) continue;
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }
    },
  };
}

function startNameServer(program: string, port: number, managementPort: number): ChildProcess {
  return spawn(
    program,
    ["-defaultIPv4", "127.0.0.1", "-defaultIPv6", "", "-dns01", `127.0.0.1:${port}`]
      .concat(["-http01", "", "-https01", "", "-tlsalpn01", ""])
      .concat(["-management", `127.0.0.1:${managementPort}`]),
    { stdio: "ignore" },
  );
}

function textAt(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { ca, agent: false, family: 4 }, (response) => text(response).then(resolve, reject))
      .on("error", reject)
      .end();
  });
}
