import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { until } from "@octroi/web/testing/until";

/** A script of npm's in the repository's folder, by default `start`; until it has printed so many addresses. */
export async function npmStart(
  environment: Readonly<Record<string, string>>,
  count: number,
  { script = ["start"] } = {},
) {
  const npm = spawn("npm", [...script, "--silent"], {
    cwd: new URL("../../../", import.meta.url),
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      HOST: "127.0.0.1",
      PORT: "0",
      CONSOLE_PORT: "0",
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(npm, "exit");
  const addresses: Record<string, string> = {};
  for await (const line of createInterface(npm.stdout)) {
    const [, name, address] = /^(Octroi.*): (http:\S+)$/.exec(line) ?? [];
    if (name !== undefined && address !== undefined) addresses[name] = address;
    if (Object.keys(addresses).length === count) break;
  }
  return { npm, exited, addresses };
}

export const isGone = (address: string | undefined) =>
  until(() =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    ),
  );
