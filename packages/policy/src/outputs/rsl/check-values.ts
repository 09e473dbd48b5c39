import { isCurrency } from "../../currencies.ts";
import { type Finding, finding } from "../../findings/finding.ts";
import { attribute, type XmlElement } from "../../xml/tree.ts";
import { childrenOf, isEmptyPayment, isMaxAge, wordsIn } from "./read.ts";
import {
  isForeignToken,
  isKnownToken,
  legalTokens,
  legalTypes,
  paymentTypes,
  permissionTypes,
} from "./vocabulary.ts";

/** Whether the values of one element are what RSL asks for. Its place is checked elsewhere. */
export function checkValues(element: XmlElement): readonly Finding[] {
  return checks[element.name]?.(element) ?? [];
}

const checks: Readonly<Record<string, (element: XmlElement) => readonly Finding[]>> = {
  rsl: (element) => unless(isMaxAge, attribute(element, "max-age"), "rsl-max-age"),
  content: checkContent,
  permits: checkPermission,
  prohibits: checkPermission,
  payment: checkPayment,
  amount: checkAmount,
  accepts: (element) => (isMediaType(attribute(element, "type")) ? [] : [finding("rsl-accepts-type")]),
  standard: ({ text }) =>
    isAbsolute(text.trim()) ? [] : [finding("rsl-standard-url", { about: text.trim() })],
  reporting: checkReporting,
  legal: checkLegal,
  copyright: (element) =>
    unless(
      (type) => type === "person" || type === "organization",
      attribute(element, "type"),
      "rsl-copyright-type",
    ),
};

function unless(holds: (value: string) => boolean, value: string | undefined, code: Finding["code"]) {
  return value === undefined || holds(value) ? [] : [finding(code, { about: value })];
}

function checkContent(element: XmlElement): readonly Finding[] {
  const server = attribute(element, "server");
  const encrypted = attribute(element, "encrypted");
  return [
    ...(attribute(element, "url") === undefined ? [finding("rsl-url-missing")] : []),
    ...(server === undefined ? [] : [finding("rsl-server-obliges-token", { about: server })]),
    ...unless(isHttps, server, "rsl-server-url"),
    // A token is asked for pages that are named: with a server, the scope cannot come from where the license stands.
    ...(server !== undefined && attribute(element, "url") === ""
      ? [finding("rsl-server-url", { about: server })]
      : []),
    ...unless(isBoolean, encrypted, "rsl-boolean"),
    ...(encrypted === "true" && server === undefined ? [finding("rsl-encrypted-without-server")] : []),
    ...unless(isDateTime, attribute(element, "lastmod"), "rsl-lastmod"),
    ...(childrenOf(element, "license").length === 0 ? [finding("rsl-license-missing")] : []),
  ];
}

function checkPermission(element: XmlElement): readonly Finding[] {
  const type = attribute(element, "type");
  if (type === undefined) return [finding("rsl-type-missing", { about: element.name })];
  const permissionType = permissionTypes.find((each) => each === type);
  if (permissionType === undefined) return [finding("rsl-type-unknown", { about: type })];
  return [
    ...separators(element.text),
    ...wordsIn(element.text)
      .filter((word) => !isKnownToken(permissionType, word) && !isForeignToken(word))
      .map((word) => finding("rsl-token-unknown", { about: word })),
  ];
}

function separators(text: string): readonly Finding[] {
  return /[,;|]/.test(text) ? [finding("rsl-list-separator", { about: text.trim() })] : [];
}

function checkPayment(element: XmlElement): readonly Finding[] {
  const type = attribute(element, "type");
  if (type === undefined) return isEmptyPayment(element) ? [] : [finding("rsl-payment-untyped")];
  return unless((given) => paymentTypes.some((each) => each === given), type, "rsl-payment-type");
}

function checkAmount(element: XmlElement): readonly Finding[] {
  const currency = attribute(element, "currency");
  const amount = element.text.trim();
  return [
    ...(currency === undefined
      ? [finding("rsl-currency-missing")]
      : unless(isCurrency, currency, "rsl-currency")),
    ...(/^[0-9]+(?:\.[0-9]+)?$/.test(amount) ? [] : [finding("rsl-amount", { about: amount })]),
  ];
}

function checkReporting(element: XmlElement): readonly Finding[] {
  const type = attribute(element, "type") ?? "";
  const profile = attribute(element, "profile") ?? "";
  return [
    finding("rsl-reporting-obliges"),
    ...unless((given) => ["telemetry", "provenance", "audit"].includes(given), type, "rsl-reporting-type"),
    ...unless(isAbsolute, profile, "rsl-reporting-profile"),
    ...unless(isHttps, attribute(element, "endpoint"), "rsl-reporting-endpoint"),
  ];
}

function checkLegal(element: XmlElement): readonly Finding[] {
  const type = attribute(element, "type") ?? "";
  if (!legalTypes.some((each) => each === type)) return [finding("rsl-legal-type", { about: type })];
  if (type === "attestation") return unless(isBoolean, element.text.trim(), "rsl-boolean");
  const tokens = legalTokens[type];
  if (tokens === undefined) return [];
  return [
    ...separators(element.text),
    ...wordsIn(element.text)
      .filter((word) => !tokens.includes(word) && !isForeignToken(word))
      .map((word) => finding("rsl-legal-token", { about: word })),
  ];
}

function isBoolean(text: string): boolean {
  return text === "true" || text === "false";
}

/** RFC 3339, section 5.6: date, time and offset. */
function isDateTime(text: string): boolean {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(
      text,
    ) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastDay;
}

/** A scheme, and something after it. */
export function isAbsolute(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:[^\s]+$/.test(text) && URL.canParse(text);
}

export function isHttps(text: string): boolean {
  return URL.parse(text)?.protocol === "https:" && /^https:\/\//i.test(text);
}

function isMediaType(text: string | undefined): boolean {
  return text !== undefined && /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:[ \t]*;.*)?$/.test(text.trim());
}
