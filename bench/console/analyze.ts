import type { DatabaseLocation } from "@octroi/database/database";
import pg from "pg";

/** Looks at tables as PostgreSQL does by itself within a minute: until then, it plans as if they were empty. */
export async function analyze(location: DatabaseLocation): Promise<void> {
  if (location.kind === "sqlite") return;
  const client = new pg.Client(location.url);
  await client.connect();
  await client.query("analyze");
  await client.end();
}
