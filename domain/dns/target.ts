import { randomBytes } from "node:crypto";
import { parse } from "tldts";

/** Without vowels and look-alikes: no word comes about by chance, and it can be read out. */
const alphabet = "bcdfghjkmnpqrstvwxz23456789";
const labelLength = 20;

/**
 * The first part of the name that a site's domain is pointed at: random, and each site's own. Were it shared, a domain
 * whose owner left the record behind would belong to whoever adds it next. Kept with the site, and never used again.
 */
export function newTargetLabel(random: (bytes: number) => Uint8Array = randomBytes): string {
  let label = "";
  while (label.length < labelLength) {
    for (const byte of random(labelLength)) {
      // The bytes above would make the first characters more likely.
      if (byte < 243 && label.length < labelLength) label += alphabet[byte % alphabet.length];
    }
  }
  return label;
}

/** `zone` is the operator's, in which every name leads to the proxies, such as `edge.octroi.example`. */
export function targetName(label: string, zone: string): string {
  return `${label}.${zone}`;
}

/** What a zone calls a domain within itself: `@` for its root, `www` for `www.example.com`. */
export function recordNameOf(domain: string): string {
  const { subdomain } = parse(domain);
  return subdomain === null || subdomain === "" ? "@" : subdomain;
}
