import { boundedText } from "./bounded-text.ts";
import { type SigningKey, signingKey } from "./signature/keys.ts";

export interface KeySet {
  readonly keys: ReadonlyMap<string, SigningKey>;
  /** How long it may be kept, in seconds. */
  readonly maxAge: number;
}

const maxBytes = 65_536;
const maxKeys = 50;
/** Some directories leave out the end of their own type. */
const types = [
  "application/http-message-signatures-directory",
  "application/http-message-signatures-directory+json",
  "application/jwk-set+json",
  "application/json",
];

/** The keys at an address; undefined where they could not be had, for whatever reason. */
export async function readKeySet(
  address: string,
  get: (address: string, init: RequestInit) => Promise<Response>,
  timeout: number,
): Promise<KeySet | undefined> {
  try {
    const response = await get(address, {
      headers: { accept: types.join(", ") },
      // A redirect could lead anywhere: the answer is at the address itself, or nowhere.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    const type = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (response.status !== 200 || !types.includes(type)) {
      await response.body?.cancel();
      return undefined;
    }
    const set: unknown = JSON.parse(await boundedText(response, maxBytes));
    return { keys: await keysIn(set), maxAge: maxAgeOf(response.headers.get("cache-control") ?? "") };
  } catch {
    return undefined;
  }
}

async function keysIn(set: unknown): Promise<ReadonlyMap<string, SigningKey>> {
  if (typeof set !== "object" || set === null || !("keys" in set) || !Array.isArray(set.keys)) {
    throw new TypeError("Expected a key set: an object with an array `keys`");
  }
  const keys = await Promise.all(set.keys.slice(0, maxKeys).map(signingKey));
  return new Map(keys.flatMap((key) => (key === undefined ? [] : [[key.keyid, key] as const])));
}

/** As long as the operator says, between five minutes and a day; an hour where it says nothing. */
function maxAgeOf(cacheControl: string): number {
  const [, seconds = "3600"] = /(?:^|[,\s])max-age=(\d{1,9})/i.exec(cacheControl) ?? [];
  return Math.min(Math.max(Number(seconds), 300), 86_400);
}
