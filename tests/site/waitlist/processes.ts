import type { DatabaseLocation } from "@octroi/database/database";
import { typedAt } from "../../console/terminal.ts";
import { databaseUrl } from "../server-process.ts";

/** The status of the answer, or `undefined` when there was none. */
export async function signUp(
  server: { url: string },
  email: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  try {
    const response = await fetch(`${server.url}/api/waitlist`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ firstName: "Ada", lastName: "Lovelace", email }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** What was typed after `npm run octroi -- waitlist`, done in this process. */
export const waitlist = (location: DatabaseLocation, ...args: string[]) =>
  octroi(location, "waitlist", ...args);

export const octroi = (location: DatabaseLocation, ...args: string[]) =>
  typedAt({ DATABASE_URL: databaseUrl(location) }, args);
