import type { Price } from "../policy.ts";
import { type At, object, quoted } from "./at.ts";

/** Up to nine digits, and up to six after the point: a plain decimal that no parser can read otherwise. */
const decimal = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;

export function readPrice(value: unknown, at: At): Price | undefined {
  return object<Price, Record<never, never>>(value, at, { amount: readAmount, currency: readCurrency }, {});
}

function readAmount(value: unknown, at: At): string | undefined {
  if (typeof value === "number") {
    return at.fail('must be a text, such as "0.005": a number would be rounded.');
  }
  if (typeof value !== "string" || !decimal.test(value)) {
    return at.fail('must be a plain decimal in a text, such as "0.005", of at most 6 decimals.');
  }
  if (/^[0.]+$/.test(value)) return at.fail("must be more than zero.");
  return value;
}

function readCurrency(value: unknown, at: At): string | undefined {
  if (typeof value !== "string" || !/^[A-Z]{3}$/.test(value)) {
    return at.fail('must be an ISO 4217 code in capitals, such as "EUR".');
  }
  // A warning: a runtime may not know a currency yet that others do, and the other rules have to hold there too.
  if (!Intl.supportedValuesOf("currency").includes(value)) at.warn(`is no currency: ${quoted(value)}.`);
  return value;
}
