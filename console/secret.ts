import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "@octroi/web/operations/log";
import { StartError } from "@octroi/web/start-error";

const bytes = 32;

/** The secret in the data folder, readable by its owner alone; made at the first start. */
export function secretIn(folder: string): Uint8Array {
  const file = join(folder, "console.secret");
  try {
    createOnce(file, folder);
    const secret = Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
    if (secret.length < bytes) {
      throw new StartError(`${file} must hold at least ${bytes} bytes in base64url, found ${secret.length}.`);
    }
    return secret;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const cause = { cause: error };
    throw new StartError(
      `CONSOLE_SECRET is not set, and ${file} cannot be read or made (${reasonOf(error)}).`,
      cause,
    );
  }
}

/** Linking takes the name of no other file: of two servers that start at once, both use the first one's secret. */
function createOnce(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(fresh, `${randomBytes(bytes).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
    linkSync(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}
