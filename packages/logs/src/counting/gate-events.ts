import { type KnownCrawler, knownCrawler, purposes } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import { decodeText } from "../formats/decode.ts";
import { asciiOf, textOf } from "../formats/text.ts";
import { type Field, field, type Visit } from "../formats/visit.ts";
import type { Hash } from "./hash.ts";

/** As many names that the registry does not have as are counted each on its own. */
const maxOwnNames = 1000;

/** The gate’s own bound. */
const maxNameLength = 40;

/** The crawlers that events of the gate name: those of the registry, and a publisher's own. */
export class ReportedCrawlers {
  readonly #own = new Map<string, KnownCrawler>();

  /** A name alone where the gate knew no more of it. */
  of(visit: Visit): KnownCrawler | string | undefined {
    const token = textIn(visit, field.crawler);
    const crawler = knownCrawler(token) ?? this.#own.get(token) ?? this.#meet(token, visit);
    return crawler ?? (visit.has(field.purpose) ? undefined : token.slice(0, maxNameLength));
  }

  #meet(token: string, visit: Visit): KnownCrawler | undefined {
    const purpose = purposes.find((each) => each === textIn(visit, field.purpose));
    if (purpose === undefined || this.#own.size >= maxOwnNames) return undefined;
    const crawler: KnownCrawler = {
      token,
      aliases: [],
      robotsToken: token,
      operator: visit.has(field.operator) ? textIn(visit, field.operator) : null,
      purpose,
      sendsRequests: true,
      commonWord: false,
      inHeaders: true,
      namesakeHosts: [],
      followsGroupOf: null,
      ignoresWildcardGroup: false,
      switchOf: null,
    };
    this.#own.set(token, crawler);
    return crawler;
  }
}

function textIn(visit: Visit, name: Field): string {
  return decodeText(textOf(visit.bytes, visit.start(name), visit.end(name)), "json");
}

/** What the gate found, which knows signatures and the whole address. */
export function reportedIdentity(visit: Visit): Identity {
  const text = asciiOf(visit.bytes, visit.start(field.identity), visit.end(field.identity));
  return text === "verified" || text === "outside" ? text : "unverifiable";
}

const idsPerGeneration = 65_536;

/**
 * Tells events that were delivered twice. The gate sends a batch again when its delivery failed, so a copy follows
 * soon: the last 65,536 events at least are remembered, by 53 bits of their ids' hash.
 */
export class EventIds {
  readonly #hash: Hash;
  #recent = new Set<number>();
  #earlier = new Set<number>();

  constructor(hash: Hash) {
    this.#hash = hash;
  }

  /** Whether an event with this id came before; it is remembered from now on. */
  isRepeated(visit: Visit): boolean {
    if (!visit.has(field.eventId)) return false;
    this.#hash.of(visit.bytes, visit.start(field.eventId), visit.end(field.eventId));
    const key = (this.#hash.high >>> 11) * 2 ** 32 + (this.#hash.low >>> 0);
    if (this.#recent.has(key) || this.#earlier.has(key)) return true;
    if (this.#recent.size >= idsPerGeneration) {
      this.#earlier = this.#recent;
      this.#recent = new Set();
    }
    this.#recent.add(key);
    return false;
  }
}
