import { limits } from "../policy.ts";
import type { At } from "./at.ts";

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
  const address = webAddress(text);
  if (!address) return at.fail('must be a full address, such as "https://example.com/terms".');
  if (address.username !== "" || address.password !== "") return at.fail("must not hold a password.");
  if (address.hash !== "") return at.fail("must not hold a fragment (#…).");
  return address.href;
}

export function readOrigin(value: unknown, at: At): string | undefined {
  const text = readText(value, at);
  if (text === undefined) return undefined;
  const origin = webAddress(text)?.origin;
  return origin === text.replace(/\/$/, "")
    ? origin
    : at.fail('must be a scheme and a host alone, such as "https://example.com", in lower case.');
}

const email = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\]+$/;

/** An e-mail address, with or without `mailto:`, or the address of a page. */
export function readContact(value: unknown, at: At): string | undefined {
  const text = readText(value, at);
  if (text === undefined) return undefined;
  const address = text.replace(/^mailto:/i, "");
  if (email.test(address)) return address;
  return (
    webAddress(text)?.href ?? at.fail('must be an e-mail address or a page, such as "rights@example.com".')
  );
}

function webAddress(text: string): URL | undefined {
  const address = URL.parse(text);
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
