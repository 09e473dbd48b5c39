import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { run } from "@octroi/database/cli/run";
import type { DatabaseLocation } from "@octroi/database/database";
import { octroiProgram } from "../../../cli/program.ts";
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

export async function octroi(location: DatabaseLocation, ...args: string[]) {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([buffer(out), buffer(err)]);
  const code = await run(
    octroiProgram,
    args,
    { DATABASE_URL: databaseUrl(location) },
    { out, err, folder: "/" },
  );
  out.end();
  err.end();
  const [outBytes, errBytes] = await printed;
  return { out: outBytes.toString(), err: errBytes.toString(), code };
}
