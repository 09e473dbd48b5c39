import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { reasonOf } from "@octroi/web/operations/log";
import { StartError } from "@octroi/web/start-error";
import { fingerprintOf } from "../domain/secrets/secrets.ts";
import type { SecretFingerprint } from "../store/secret-fingerprint.ts";

const bytes = 32;

export interface SecretSettings {
  database: Pick<DatabaseLocation, "kind">;
  /** As the settings have it; else a file in the data folder holds it. */
  secret: Uint8Array | undefined;
  /** Where the secret is, unless it is given, and mails, where there is no mail server. */
  dataFolder: string;
}

/**
 * The secret of this database. With another one connectors would discard every policy that is signed, and nobody would
 * see why: so it is not started with.
 */
export async function secretFor(
  settings: SecretSettings,
  kept: Pick<SecretFingerprint, "find" | "claim">,
): Promise<Uint8Array> {
  const file = fileIn(settings.dataFolder);
  const isLost = settings.secret === undefined && !existsSync(file);
  if (isLost && settings.database.kind === "sqlite" && (await kept.find()) !== undefined) {
    throw new StartError(
      `${file} is missing, and this database was set up with a secret: put the file back, set CONSOLE_SECRET to what was in it, or, where it is lost, see what \`npm run octroi -- secret replace\` says.`,
    );
  }
  const secret = givenSecret(settings);
  if ((await kept.claim(fingerprintOf(secret))) === "another") {
    const source = settings.secret === undefined ? file : "CONSOLE_SECRET";
    throw new StartError(
      `${source} holds another secret than the one this database was set up with: put that one back, or, where it is lost, see what \`npm run octroi -- secret replace\` says.`,
    );
  }
  return secret;
}

/** The secret that the settings name, whichever the database knows. */
export function givenSecret({ database, secret, dataFolder }: SecretSettings): Uint8Array {
  if (secret !== undefined) return secret;
  if (database.kind === "sqlite") return secretIn(dataFolder);
  const file = fileIn(dataFolder);
  const used = existsSync(file) ? `; ${file} holds the one that was used without it` : "";
  throw new StartError(
    `CONSOLE_SECRET must be set with PostgreSQL, and be the same for every server on it${used}.`,
  );
}

/** The secret in the data folder, readable by its owner alone; made at the first start. */
export function secretIn(folder: string): Uint8Array {
  const file = fileIn(folder);
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

function fileIn(folder: string): string {
  return join(folder, "console.secret");
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
