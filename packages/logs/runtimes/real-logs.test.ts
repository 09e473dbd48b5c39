import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import type { FormatName } from "../src/index.ts";
import { readText } from "../tests/read.ts";
import { figuresOf, referenceFigures } from "../tests/reference-counts.ts";
import { referenceRead } from "../tests/reference-reader.ts";
import {
  apacheConfiguration,
  type Configure,
  caddyConfiguration,
  nginxConfiguration,
} from "./configurations.ts";
import { type ServerName, serverNames, startServer } from "./servers.ts";
import { visit, visitsSent } from "./visitors.ts";

interface Server {
  readonly configure: Configure;
  /** Ends it once the requests it has are answered and logged. */
  readonly stopSignal: NodeJS.Signals;
  readonly logs: Readonly<Record<string, FormatName>>;
}

const servers: Readonly<Record<ServerName, Server>> = {
  nginx: {
    configure: nginxConfiguration,
    stopSignal: "SIGQUIT",
    logs: {
      "common.log": "common",
      "combined.log": "combined",
      "vhost.log": "vhost-combined",
      "timed.log": "combined",
      "json.log": "nginx-json",
    },
  },
  apache2: {
    configure: apacheConfiguration,
    stopSignal: "SIGWINCH",
    logs: { "common.log": "common", "combined.log": "combined", "vhost.log": "vhost-combined" },
  },
  caddy: { configure: caddyConfiguration, stopSignal: "SIGTERM", logs: { "json.log": "caddy" } },
};

describe.each(serverNames)("the logs that %s writes", (name) => {
  const { configure, stopSignal, logs } = servers[name];
  const command = findProgram(name);
  let written: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    if (command === undefined) return;
    const server = await startServer(command, configure, stopSignal);
    await visit(server.port);
    written = await server.stop();
  });
  afterAll(() => {
    if (command === undefined)
      console.warn(`${name} was not found and could not be installed: its logs were not read`);
  });

  test.skipIf(command === undefined).each(Object.entries(logs))("%s, as %s", async (log, format) => {
    const text = written[log] ?? "";
    const report = await readText(text, { pages: 1000, chunkLengths: [4096, 1000] });
    expect(report.samples).toEqual([]);
    expect(report.formats.map((found) => found.format)).toEqual([format]);
    expect(figuresOf(report)).toEqual(referenceFigures(referenceRead(text, format)));
    expect(report.lines.visits).toBe(text.trimEnd().split("\n").length);
    if (format === "common") return;
    const counted = Object.fromEntries(report.crawlers.map(({ token, visits }) => [token, visits]));
    expect(counted).toMatchObject(visitsSent());
  });
});
