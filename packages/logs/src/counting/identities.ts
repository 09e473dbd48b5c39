import type { KnownCrawler } from "@octroi/crawlers/identify";
import { type Identity, identityOf } from "@octroi/crawlers/verify";
import { field, type Visit } from "../formats/visit.ts";
import type { Hash } from "./hash.ts";
import { isPrivateAddress } from "./private-address.ts";
import { Remembered } from "./remembered.ts";

/** Whether visits came from where their crawler's operator publishes, remembered for each crawler and address. */
export class Identities {
  readonly #hash: Hash;
  readonly #known = new Remembered<Identity>(32_768);
  readonly #numbers = new Map<KnownCrawler, number>();

  constructor(hash: Hash) {
    this.#hash = hash;
  }

  of(crawler: KnownCrawler, visit: Visit): Identity {
    const start = visit.start(field.address);
    const end = visit.end(field.address);
    if (start < 0) return "unverifiable";
    this.#hash.of(visit.bytes, start, end);
    this.#hash.with(this.#numberOf(crawler));
    const known = this.#known.get(this.#hash);
    if (known !== undefined) return known;
    const address = new TextDecoder().decode(visit.bytes.subarray(start, end));
    const identity = isPrivateAddress(address) ? "unverifiable" : identityOf(crawler, address);
    this.#known.set(this.#hash, identity);
    return identity;
  }

  #numberOf(crawler: KnownCrawler): number {
    const known = this.#numbers.get(crawler);
    if (known !== undefined) return known;
    this.#numbers.set(crawler, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
