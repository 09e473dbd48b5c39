import { textOf } from "../formats/text.ts";
import { field, type Visit } from "../formats/visit.ts";
import { answerEngines } from "./answer-engines.ts";
import type { Hash } from "./hash.ts";
import { HashCache } from "./hash-cache.ts";

/** Counts the people whom answers sent: their browser names the answer engine as where they come from. */
export class Referrals {
  readonly #hash: Hash;
  /** By the host in the referrer: the operator, or nothing. */
  readonly #operators = new HashCache<{ readonly operator: string | undefined }>(8192);
  readonly #visits = new Map<string, number>();

  constructor(hash: Hash) {
    this.#hash = hash;
  }

  add(visit: Visit): void {
    const operator = this.#byReferrer(visit) ?? byCampaign(visit);
    if (operator !== undefined) this.#visits.set(operator, (this.#visits.get(operator) ?? 0) + 1);
  }

  get(): ReadonlyMap<string, number> {
    return this.#visits;
  }

  #byReferrer(visit: Visit): string | undefined {
    const { bytes } = visit;
    const end = visit.end(field.referrer);
    const start = hostStart(bytes, visit.start(field.referrer), end);
    if (start < 0) return undefined;
    let at = start;
    while (at < end && bytes[at] !== SLASH && bytes[at] !== COLON && bytes[at] !== PERCENT) at++;
    this.#hash.of(bytes, start, at);
    const cached = this.#operators.get(this.#hash);
    if (cached !== undefined) return cached.operator;
    const operator = operatorAt(textOf(bytes, start, at));
    this.#operators.set(this.#hash, { operator });
    return operator;
  }
}

/** Who answers questions at this host, if anyone does. */
function operatorAt(host: string): string | undefined {
  const labels = host.toLowerCase().split(".");
  for (let from = 0; from < labels.length - 1; from++) {
    const operator = Object.entries(answerEngines).find(([name]) => name === labels.slice(from).join("."));
    if (operator !== undefined) return operator[1];
  }
  return undefined;
}

/** Where the host begins in `https://host/…`, or -1. */
function hostStart(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start < 0 ? end : start; at + 3 < end && at < start + 12; at++) {
    if (bytes[at] === SLASH && bytes[at + 1] === SLASH) return at + 2;
  }
  return -1;
}

/** ChatGPT sends no referrer from its apps, and marks its links with `utm_source=chatgpt.com` instead. */
function byCampaign(visit: Visit): string | undefined {
  const { bytes } = visit;
  const end = visit.end(field.query);
  const start = visit.start(field.query);
  if (start < 0) return undefined;
  for (let at = start; at + campaign.length < end; at++) {
    if (bytes[at] !== campaign[0] || !isParameter(bytes, start, at) || !startsWith(bytes, at)) continue;
    let last = at + campaign.length;
    while (last < end && bytes[last] !== AMPERSAND && bytes[last] !== BACKSLASH) last++;
    return operatorAt(textOf(bytes, at + campaign.length, last));
  }
  return undefined;
}

/** Whether a parameter begins here. Servers written in Go put `\u0026` for the `&` between two. */
function isParameter(bytes: Uint8Array, start: number, at: number): boolean {
  return (
    at === start || bytes[at - 1] === AMPERSAND || (bytes[at - 6] === BACKSLASH && bytes[at - 1] === 0x36)
  );
}

const campaign = new TextEncoder().encode("utm_source=");

function startsWith(bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < campaign.length; at++) if (bytes[start + at] !== campaign[at]) return false;
  return true;
}

const PERCENT = 0x25;
const AMPERSAND = 0x26;
const SLASH = 0x2f;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
