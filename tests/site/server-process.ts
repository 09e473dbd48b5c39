import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { type ProcessOptions, type ServerProcess, startProcess } from "@octroi/web/testing/server-process";

/** With PostgreSQL there is no file for it. */
const secret = Buffer.alloc(32, 7).toString("base64url");

interface Options extends ProcessOptions {
  /** From the folder of the server. */
  entry?: "main.ts" | "dev.ts" | "../tests/site/site-check/server.ts";
}

/** The real server on a free port, in a process of its own. Needs a build. */
export function startServer(
  location: DatabaseLocation,
  environment: Readonly<Record<string, string>> = {},
  { entry = "main.ts", ...options }: Options = {},
): Promise<ServerProcess> {
  const file = join(import.meta.dirname, "../../server", entry);
  return startProcess(
    file,
    {
      PORT: "0",
      CONSOLE_PORT: "0",
      CONSOLE_SECRET: secret,
      DATABASE_URL: databaseUrl(location),
      ...environment,
    },
    options,
  );
}

export function databaseUrl(location: DatabaseLocation): string {
  return location.kind === "sqlite" ? location.file : location.url;
}
