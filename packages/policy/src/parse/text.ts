import { limits } from "../policy.ts";
import { type At, quoted } from "./at.ts";

/** Control characters, line ends, halves of characters and what is none, which no output could carry safely. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}]/u;

export function readText(value: unknown, at: At): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return at.fail("must be a text that is not empty.");
  if (value.length > limits.text) return at.fail(`must have at most ${limits.text} characters.`);
  if (unprintable.test(value)) return at.fail("must not hold control characters.");
  return value;
}

/** An address of the web, in its normal spelling. */
export function readAddress(value: unknown, at: At): string | undefined {
  const text = readText(value, at);
  if (text === undefined) return undefined;
  const address = URL.parse(text);
  if (address === null || (address.protocol !== "https:" && address.protocol !== "http:")) {
    return at.fail('must be a full address, such as "https://example.com/terms".');
  }
  if (address.username !== "" || address.password !== "") return at.fail("must not hold a password.");
  if (address.hash !== "") return at.fail("must not hold a fragment (#…).");
  return address.href;
}

export function readOrigin(value: unknown, at: At): string | undefined {
  const text = readText(value, at);
  if (text === undefined) return undefined;
  const address = URL.parse(text);
  const isWeb = address?.protocol === "https:" || address?.protocol === "http:";
  if (address === null || !isWeb || (text !== address.origin && text !== `${address.origin}/`)) {
    return at.fail(
      `must be a scheme and a host alone, such as "https://example.com", in lower case; ${quoted(text)} is not.`,
    );
  }
  return address.origin;
}

const email = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\]+$/;

/** An e-mail address, with or without `mailto:`, or the address of a page. */
export function readContact(value: unknown, at: At): string | undefined {
  const text = readText(value, at);
  if (text === undefined) return undefined;
  const address = text.replace(/^mailto:/i, "");
  if (email.test(address)) return address;
  const page = URL.parse(text);
  if (page === null || (page.protocol !== "https:" && page.protocol !== "http:")) {
    return at.fail('must be an e-mail address or a page, such as "rights@example.com".');
  }
  return page.href;
}
