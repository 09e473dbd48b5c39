import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../server-process.ts";

export interface RunningSite {
  address: string;
  /** The SQLite file of this instance. */
  database: string;
  stop(): Promise<void>;
}

/** The real server in its own process, on a free port, with its own data folder. */
export async function startSite(
  environment: Record<string, string> = {},
  entry: "main.ts" | "dev.ts" = "main.ts",
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-"));
  const database = join(folder, "octroi.sqlite");
  const server = await startServer({ kind: "sqlite", file: database }, environment, { entry });
  return {
    address: server.url,
    database,
    async stop() {
      await server.kill("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
