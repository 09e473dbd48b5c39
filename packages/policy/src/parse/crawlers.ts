import { knownCrawler } from "@octroi/crawlers/identify";
import { parseAddressBlock } from "@octroi/crawlers/verify";
import { limits, type OwnCrawler, ownPurposes } from "../policy.ts";
import { type At, list, object, oneOf, quoted, type Read } from "./at.ts";
import { readText } from "./text.ts";

/**
 * Crawlers that the registry does not know. A declaration that would touch people or a crawler of the registry is
 * left out with a warning: a later registry may know a name that this one does not, and the rules have to go on.
 */
export function readCrawlers(value: unknown, at: At): readonly OwnCrawler[] | undefined {
  const declared = list(value, at, limits.crawlers, readCrawler);
  const names = new Set<string>();
  return declared?.filter(({ name, aliases = [] }, index) => {
    for (const each of [name, ...aliases]) {
      const problem =
        problemWith(each) ?? (names.has(each.toLowerCase()) ? "is declared already" : undefined);
      if (problem !== undefined) {
        at.item(index).warn(`${problem}: ${quoted(each)}. The declaration is left out.`);
        return false;
      }
    }
    for (const each of [name, ...aliases]) names.add(each.toLowerCase());
    return true;
  });
}

const readCrawler: Read<OwnCrawler> = (value, at) =>
  object(
    value,
    at,
    { name: readName, purpose: oneOf(ownPurposes) },
    {
      aliases: (each: unknown, here: At) => list(each, here, limits.aliases, readName),
      operator: readText,
      addresses: (each: unknown, here: At) => list(each, here, limits.addresses, readBlock),
    },
  );

/** Words and dots: names are compared as they are, so that no expression can run away. */
const namePattern = /^(?=.*[A-Za-z]{2})\w[\w. -]{1,62}\w$/;

function readName(value: unknown, at: At): string | undefined {
  if (typeof value === "string" && namePattern.test(value)) return value;
  return at.fail(
    'must be a name as in the User-Agent header, such as "NewBot": 3 to 64 letters, digits, spaces and "_.-".',
  );
}

function readBlock(value: unknown, at: At): string | undefined {
  if (typeof value === "string" && parseAddressBlock(value) !== undefined) return value;
  return at.fail('must be an address or a block of them, such as "192.0.2.0/24".');
}

/** What browsers call themselves, and the systems that they run on. */
const browserWord =
  /^(?:mozilla|applewebkit|khtml|gecko|like|compatible|version|mobile|tablet|chrome|crios|safari|firefox|fxios|edg(?:a|ios)?|opr|samsungbrowser|windows|nt|win64|x(?:64|86_64|11)?|macintosh|intel|mac|os|linux|ubuntu|android|cros|iphone|ipad|cpu|build|rv|\d+)$/i;

function problemWith(name: string): string | undefined {
  if (name.split(/[ .-]/).every((word) => browserWord.test(word))) return "is what browsers call themselves";
  return knownCrawler(name) && "is a crawler of the registry";
}
