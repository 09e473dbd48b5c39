import type { KnownCrawler } from "@octroi/crawlers/identify";
import { type Identity, identityOf, isPrivateAddress, publishedAddresses } from "@octroi/crawlers/verify";
import { asciiOf } from "../formats/text.ts";
import { field, type Visit } from "../formats/visit.ts";
import type { Hash } from "./hash.ts";
import { Remembered } from "./remembered.ts";

/** One more than any address has: what is longer is none. */
const longestAddress = 46;

/** Whether visits came from where their crawler's operator publishes, remembered for each crawler and address. */
export class Identities {
  readonly #hash: Hash;
  readonly #known = new Remembered<Identity>(32_768);
  /** A number for each crawler met; -1 for one whose operator publishes nothing to check against. */
  readonly #numbers = new Map<KnownCrawler, number>();

  constructor(hash: Hash) {
    this.#hash = hash;
  }

  of(crawler: KnownCrawler, visit: Visit): Identity {
    const number = this.#numbers.get(crawler) ?? this.#meet(crawler);
    const start = visit.start(field.address);
    const end = visit.end(field.address);
    if (number < 0 || start < 0) return "unverifiable";
    this.#hash.of(visit.bytes, start, end);
    this.#hash.with(number);
    const known = this.#known.get(this.#hash);
    if (known !== undefined) return known;
    const address = asciiOf(visit.bytes, start, Math.min(end, start + longestAddress));
    const identity = isPrivateAddress(address) ? "unverifiable" : identityOf(crawler, address);
    this.#known.set(this.#hash, identity);
    return identity;
  }

  #meet(crawler: KnownCrawler): number {
    const isPublished = publishedAddresses.some(({ crawlers }) => crawlers.includes(crawler.token));
    const number = isPublished ? this.#numbers.size : -1;
    this.#numbers.set(crawler, number);
    return number;
  }
}
