import { type AssistantId, assistantOf } from "@octroi/crawlers/assistants";
import { textOf } from "../formats/text.ts";
import { field, type Visit } from "../formats/visit.ts";
import type { Hash } from "./hash.ts";
import { HashCache } from "./hash-cache.ts";
import { isPage } from "./pages.ts";

/** People whom one assistant sent, in all and on each of the calendar's days. */
interface Sent {
  people: number;
  readonly days: number[];
}

/** Where a browser says that it comes from: the beginning of the referrer, up to its host's end, and what that says. */
interface Origin {
  readonly text: string;
  readonly assistant: AssistantId | undefined;
}

const nowhere: Origin = { text: "", assistant: undefined };

/**
 * Counts the people whom assistants sent, as the gate does: pages that a browser asked for, whose referrer is an
 * assistant's host or, where no site is named there, whose address has its `utm_source`; redirects do not count. A log
 * does not tell what a browser fetches ahead of a click.
 */
export class Referrals {
  readonly #hash: Hash;
  readonly #origins = new HashCache<Origin>(8192);
  readonly #sent = new Map<AssistantId, Sent>();

  constructor(hash: Hash) {
    this.#hash = hash;
  }

  add(visit: Visit, dayIndex: number): void {
    const origin = this.#originOf(visit);
    const assistant = origin.assistant ?? (hasCampaign(visit) ? byCampaign(visit, origin) : undefined);
    if (assistant === undefined || !opensPage(visit)) return;
    const sent = this.#sent.get(assistant) ?? { people: 0, days: [] };
    this.#sent.set(assistant, sent);
    sent.people++;
    if (dayIndex < 0) return;
    while (sent.days.length <= dayIndex) sent.days.push(0);
    sent.days[dayIndex] = (sent.days[dayIndex] ?? 0) + 1;
  }

  get(): ReadonlyMap<AssistantId, Readonly<Sent>> {
    return this.#sent;
  }

  #originOf(visit: Visit): Origin {
    const { bytes } = visit;
    const start = visit.start(field.referrer);
    const end = visit.end(field.referrer);
    const host = hostStart(bytes, start, end);
    if (host < 0) return nowhere;
    let at = host;
    while (at < end && bytes[at] !== SLASH && bytes[at] !== COLON && bytes[at] !== PERCENT) at++;
    this.#hash.of(bytes, start, at);
    const cached = this.#origins.get(this.#hash);
    if (cached !== undefined) return cached;
    const text = textOf(bytes, start, at);
    const origin = { text, assistant: assistantOf(text, "") };
    this.#origins.set(this.#hash, origin);
    return origin;
  }
}

/** Who is redirected within a site comes a second time, and what a page loads was asked for by nobody. */
function opensPage(visit: Visit): boolean {
  const { bytes, status } = visit;
  if (status >= 300 && status < 400 && status !== 304) return false;
  const method = visit.start(field.request);
  if (method >= 0 && !(bytes[method] === G && bytes[method + 1] === E)) return false;
  const path = visit.start(field.path);
  return path >= 0 && isPage(bytes, path, visit.end(field.path));
}

/** Servers written in Go put `\u0026` for the `&` between two parameters. */
function byCampaign(visit: Visit, { text }: Origin): AssistantId | undefined {
  const query = textOf(visit.bytes, visit.start(field.query), visit.end(field.query));
  return assistantOf(text, `?${query.replaceAll("\\u0026", "&")}`);
}

/** Where the host begins in `https://host/…`, or -1. */
function hostStart(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start < 0 ? end : start; at + 3 < end && at < start + 12; at++) {
    if (bytes[at] === SLASH && bytes[at + 1] === SLASH) return at + 2;
  }
  return -1;
}

const campaign = new TextEncoder().encode("utm_source=");

/** Looked for in the bytes: nearly no address has it, and text is made of those that do. */
function hasCampaign(visit: Visit): boolean {
  const { bytes } = visit;
  const start = visit.start(field.query);
  const end = visit.end(field.query);
  for (let at = start < 0 ? end : start; at + campaign.length < end; at++) {
    if (bytes[at] === campaign[0] && campaign.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

const PERCENT = 0x25;
const SLASH = 0x2f;
const COLON = 0x3a;
const E = 0x45;
const G = 0x47;
