import { keySetAddresses } from "./directories.ts";
import { readKeySet } from "./read-key-set.ts";
import type { SigningKey } from "./signature/keys.ts";
import type { KeySource } from "./signature/verify.ts";

/** The keys of the listed directories, read in the background. */
export interface KeyDirectories extends KeySource {
  /** Whether a directory that a request has asked for is to be read, for the first time or again. */
  readonly isDue: () => boolean;
  /** Reads the directories that are due. Call it after the answer, never before. Never rejects. */
  readonly refresh: () => Promise<void>;
}

export interface KeyDirectoryOptions {
  /** The addresses of the key sets: the registry's, where none are given. */
  readonly addresses?: readonly string[];
  /** How they are fetched. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  /** How long one answer may take, in milliseconds. */
  readonly timeout?: number;
}

interface Directory {
  keys: ReadonlyMap<string, SigningKey> | undefined;
  readAt: number;
  dueAt: number;
  failures: number;
  isWanted: boolean;
}

const minute = 60_000;
/** A copy that could not be renewed for this long is no longer believed. */
const maxAge = 7 * 24 * 60 * minute;

/**
 * Holds the keys of the directories that the registry lists. A directory is read once a request has named it,
 * and again when its copy is stale; an answer that fails leaves the last good copy in place.
 *
 * @example
 * const keys = keyDirectories();
 * const signature = await verifySignature(request, { keys });
 * if (keys.isDue()) context.waitUntil(keys.refresh());
 */
export function keyDirectories({
  addresses = keySetAddresses,
  fetch: get = (address, init) => fetch(address, init),
  now = Date.now,
  timeout = 5_000,
}: KeyDirectoryOptions = {}): KeyDirectories {
  const directories = new Map(
    addresses
      .filter(isPublicHttps)
      .map((address): [string, Directory] => [
        address,
        { keys: undefined, readAt: 0, dueAt: 0, failures: 0, isWanted: false },
      ]),
  );
  const due = () => [...directories].filter(([, { isWanted, dueAt }]) => isWanted && dueAt <= now());
  let reading: Promise<void> = Promise.resolve();
  /** A runtime that is done with a request may drop a read, which then never settles: it is not waited for longer. */
  let readingUntil = 0;

  async function renew(address: string, directory: Directory): Promise<void> {
    const answer = await readKeySet(address, get, timeout);
    const at = now();
    if (answer === undefined) {
      directory.failures++;
      // At most five minutes: a directory that was down for a moment is not shut out for long.
      directory.dueAt = at + Math.min(2 ** (directory.failures - 1), 5) * minute;
      return;
    }
    Object.assign(directory, {
      keys: answer.keys,
      readAt: at,
      dueAt: at + answer.maxAge * 1000,
      failures: 0,
    });
  }

  return {
    keysAt: (address) => {
      const directory = directories.get(address);
      if (directory === undefined) return undefined;
      directory.isWanted = true;
      return now() - directory.readAt <= maxAge ? directory.keys : undefined;
    },
    isDue: () => readingUntil <= now() && due().length > 0,
    refresh: () => {
      if (readingUntil <= now()) {
        readingUntil = now() + 2 * timeout;
        reading = Promise.all(due().map(([address, directory]) => renew(address, directory))).then(() => {
          readingUntil = 0;
        });
      }
      return reading;
    },
  };
}

/** A name on the public web, over https: never a number, and never a name of the local network. */
function isPublicHttps(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.protocol !== "https:" || url.username !== "") return false;
  const host = url.hostname.replace(/\.$/, "");
  return /\.[a-z][a-z0-9-]*$/.test(host) && !/\.(?:localhost|local|internal|home\.arpa|onion)$/.test(host);
}
