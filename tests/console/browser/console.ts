import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@octroi/database/testing/free-port";
import { startProcess } from "@octroi/web/testing/server-process";
import { secretsFrom } from "../../../domain/secrets/secrets.ts";
import { siteKeyAddress } from "../../../domain/sites/site-key.ts";
import { secretIn } from "../../../server/secret.ts";

export interface RunningConsole {
  address: string;
  /** Where it keeps its database, its secret and the mails that it would have sent. */
  folder: string;
  /** The one setting of a site's connector. */
  keyAddress(site: string, secret: string): string;
  /** Ends it and starts it again, at the same address and with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The real console in its own process, on a free port, with its own data folder. Needs a build. */
export async function startConsole(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningConsole> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "octroi-console-"));
  const start = () =>
    startProcess(
      join(import.meta.dirname, "../../../server/main.ts"),
      {
        // Passkeys are bound to a name, and an address is none.
        HOST: "localhost",
        CONSOLE_PORT: String(port),
        CONSOLE_URL: `http://localhost:${port}`,
        PORT: "0",
        DATABASE_URL: databaseIn(folder),
        ...environment,
      },
      { face: "Octroi console" },
    );
  let server = await start();
  return {
    address: server.url,
    folder,
    keyAddress: (site, secret) =>
      siteKeyAddress(new URL(server.url), {
        site,
        secret,
        publicKey: secretsFrom(secretIn(folder)).publicKeyOf(site),
      }),
    async restart() {
      await server.kill("SIGTERM");
      server = await start();
    },
    async stop() {
      await server.kill("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function databaseIn(folder: string): string {
  return join(folder, "octroi.sqlite");
}
