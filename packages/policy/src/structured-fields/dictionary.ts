import { Failed, Field } from "./field.ts";

/** A bare item, as far as a reader of preferences has to tell them apart. */
export type BareItem =
  | { readonly type: "token"; readonly value: string }
  | { readonly type: "boolean"; readonly value: boolean }
  | {
      readonly type: "number" | "string" | "bytes" | "date" | "display-string" | "list";
      readonly value: string;
    };

export interface Member {
  readonly key: string;
  readonly item: BareItem;
  readonly parameters: readonly string[];
}

/**
 * Reads a dictionary as RFC 9651 says (section 4.2.2), every member as written, duplicates included: the last
 * of a name is the one that counts. Undefined when it is not a dictionary.
 */
export function parseDictionary(text: string): readonly Member[] | undefined {
  const field = new Field(text);
  try {
    return readMembers(field);
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return undefined;
  }
}

function readMembers(field: Field): Member[] {
  const members: Member[] = [];
  field.skip(/ */y);
  while (!field.isAtEnd()) {
    members.push(readMember(field));
    field.skip(/[ \t]*/y);
    if (field.isAtEnd()) return members;
    field.take(/,/y);
    field.skip(/[ \t]*/y);
    if (field.isAtEnd()) field.fail();
  }
  return members;
}

const key = /[a-z*][a-z0-9_.*-]*/y;

function readMember(field: Field): Member {
  const name = field.take(key);
  if (!field.skip(/=/y))
    return { key: name, item: { type: "boolean", value: true }, parameters: readParameters(field) };
  const item = field.next() === "(" ? readInnerList(field) : readBareItem(field);
  return { key: name, item, parameters: readParameters(field) };
}

function readInnerList(field: Field): BareItem {
  const start = field.at;
  field.take(/\(/y);
  for (;;) {
    field.skip(/ */y);
    if (field.skip(/\)/y)) return { type: "list", value: field.text.slice(start, field.at) };
    readBareItem(field);
    readParameters(field);
    if (!/[ )]/.test(field.next())) field.fail();
  }
}

function readParameters(field: Field): string[] {
  const names: string[] = [];
  while (field.skip(/; */y)) {
    names.push(field.take(key));
    if (field.skip(/=/y)) readBareItem(field);
  }
  return names;
}

function readBareItem(field: Field): BareItem {
  const first = field.next();
  if (/[-0-9]/.test(first)) return { type: "number", value: readNumber(field) };
  switch (first) {
    case '"':
      return { type: "string", value: field.take(/"(?:[\x20\x21\x23-\x5B\x5D-\x7E]|\\["\\])*"/y) };
    case ":":
      return { type: "bytes", value: field.take(/:[A-Za-z0-9+/]*={0,2}:/y) };
    case "?":
      return { type: "boolean", value: field.take(/\?[01]/y) === "?1" };
    case "@":
      return { type: "date", value: field.take(/@-?[0-9]{1,15}(?![0-9.])/y) };
    case "%":
      return { type: "display-string", value: readDisplayString(field) };
    default:
      return { type: "token", value: field.take(/[A-Za-z*][!#$%&'*+.^_`|~0-9A-Za-z:/-]*/y) };
  }
}

/** At most 15 digits, or 12 before a point and 3 after it. */
function readNumber(field: Field): string {
  return field.take(/-?(?:[0-9]{1,12}\.[0-9]{1,3}|[0-9]{1,15})(?![0-9.])/y);
}

function readDisplayString(field: Field): string {
  const text = field.take(/%"(?:[\x20\x21\x23\x24\x26-\x7E]|%[0-9a-f]{2})*"/y);
  try {
    return decodeURIComponent(text.slice(2, -1));
  } catch {
    return field.fail();
  }
}
