/** A value of RFC 9651, with the text that it is written as in canonical form. */
export interface BareItem {
  readonly kind: "integer" | "decimal" | "string" | "token" | "bytes" | "boolean" | "date" | "display-string";
  readonly text: string;
  /** What a string or token says, a number as a number, bytes as base64 without its colons, a truth value. */
  readonly value: string | number | boolean;
}

export type Parameters = ReadonlyMap<string, BareItem>;

export interface Item {
  readonly bare: BareItem;
  readonly parameters: Parameters;
}

export interface InnerList {
  readonly items: readonly Item[];
  readonly parameters: Parameters;
}

export type Member = Item | InnerList;

/**
 * A field that RFC 9651 calls a Dictionary; undefined where it is not well-formed. Of a key that comes twice, the last
 * member counts.
 *
 * @example
 * readDictionary("train-ai=n, search=y")?.has("search"); // true
 */
export function readDictionary(field: string): ReadonlyMap<string, Member> | undefined {
  const members = readMembers(field);
  return members && new Map(members);
}

/**
 * The members of a dictionary as they are written, those that a later one replaces included.
 *
 * @example
 * readMembers("a=1, a=2")?.length; // 2
 */
export function readMembers(field: string): readonly (readonly [key: string, member: Member])[] | undefined {
  return read(field, dictionaryMembers);
}

/** A field that RFC 9651 calls an Item; undefined where it is not well-formed. */
export function readItem(field: string): Item | undefined {
  return read(field, item);
}

export function isInnerList(member: Member): member is InnerList {
  return "items" in member;
}

/** A member in canonical form, parameters included. */
export function serializeMember(member: Member): string {
  const value = isInnerList(member) ? `(${member.items.map(serializeMember).join(" ")})` : member.bare.text;
  return value + serializeParameters(member.parameters);
}

export function serializeParameters(parameters: Parameters): string {
  return [...parameters].map(([key, bare]) => `;${key}${isTrue(bare) ? "" : `=${bare.text}`}`).join("");
}

/** A dictionary in canonical form. */
export function serializeDictionary(members: ReadonlyMap<string, Member>): string {
  return [...members]
    .map(([key, member]) =>
      !isInnerList(member) && isTrue(member.bare)
        ? key + serializeParameters(member.parameters)
        : `${key}=${serializeMember(member)}`,
    )
    .join(", ");
}

function isTrue({ kind, value }: BareItem): boolean {
  return kind === "boolean" && value === true;
}

/** Where in a field reading has come to. */
interface Cursor {
  readonly text: string;
  at: number;
}

function read<T>(field: string, reader: (cursor: Cursor) => T): T | undefined {
  const cursor = { text: field, at: 0 };
  try {
    take(cursor, spaces);
    const value = reader(cursor);
    take(cursor, spaces);
    return cursor.at === field.length ? value : undefined;
  } catch {
    // A reader throws at the first character that is none of the grammar's.
    return undefined;
  }
}

const spaces = / */y;
const optionalWhitespace = /[ \t]*/y;
const keyPattern = /[a-z*][a-z0-9_.*-]*/y;
const numberPattern = /-?\d+(?:\.\d+)?/y;
const stringPattern = /"(?:[ !#-[\]-~]|\\["\\])*"/y;
const tokenPattern = /[A-Za-z*][\w!#$%&'*+.^`|~:/-]*/y;
const bytesPattern = /:[A-Za-z0-9+/]*={0,2}:/y;
const displayPattern = /%"(?:[ !#$&-~]|%[0-9a-f]{2})*"/y;

/** What stands here and matches; the cursor moves on. */
function take(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const [found] = pattern.exec(cursor.text) ?? [];
  if (found === undefined) throw new SyntaxError();
  cursor.at += found.length;
  return found;
}

/** Whether this character stands here; the cursor moves past it. */
function skip(cursor: Cursor, character: string): boolean {
  const found = cursor.text[cursor.at] === character;
  if (found) cursor.at++;
  return found;
}

function dictionaryMembers(cursor: Cursor): readonly (readonly [string, Member])[] {
  const members: (readonly [string, Member])[] = [];
  if (cursor.at === cursor.text.length) return members;
  for (;;) {
    const key = take(cursor, keyPattern);
    members.push([key, skip(cursor, "=") ? member(cursor) : { bare: yes, parameters: parameters(cursor) }]);
    take(cursor, optionalWhitespace);
    if (cursor.at === cursor.text.length) return members;
    if (!skip(cursor, ",")) throw new SyntaxError();
    take(cursor, optionalWhitespace);
  }
}

function member(cursor: Cursor): Member {
  return skip(cursor, "(") ? innerList(cursor) : item(cursor);
}

function innerList(cursor: Cursor): InnerList {
  const items: Item[] = [];
  for (;;) {
    take(cursor, spaces);
    if (skip(cursor, ")")) return { items, parameters: parameters(cursor) };
    items.push(item(cursor));
    if (!" )".includes(cursor.text[cursor.at] ?? "?")) throw new SyntaxError();
  }
}

function item(cursor: Cursor): Item {
  return { bare: bareItem(cursor), parameters: parameters(cursor) };
}

function parameters(cursor: Cursor): Parameters {
  const found = new Map<string, BareItem>();
  while (skip(cursor, ";")) {
    take(cursor, spaces);
    const key = take(cursor, keyPattern);
    found.set(key, skip(cursor, "=") ? bareItem(cursor) : yes);
  }
  return found;
}

const yes: BareItem = { kind: "boolean", text: "?1", value: true };
const no: BareItem = { kind: "boolean", text: "?0", value: false };

function bareItem(cursor: Cursor): BareItem {
  const first = cursor.text[cursor.at] ?? "";
  if (first === '"') {
    const text = take(cursor, stringPattern);
    return { kind: "string", text, value: text.slice(1, -1).replace(/\\(.)/g, "$1") };
  }
  if (first === ":") return bytes(take(cursor, bytesPattern).slice(1, -1));
  if (first === "?") return take(cursor, /\?[01]/y) === "?1" ? yes : no;
  if (first === "@") {
    cursor.at++;
    const { kind, text, value } = number(take(cursor, numberPattern));
    if (kind !== "integer") throw new SyntaxError();
    return { kind: "date", text: `@${text}`, value };
  }
  if (first === "%") {
    const text = take(cursor, displayPattern);
    return { kind: "display-string", text, value: decodeURIComponent(text.slice(2, -1)) };
  }
  if (/[-\d]/.test(first)) return number(take(cursor, numberPattern));
  const token = take(cursor, tokenPattern);
  return { kind: "token", text: token, value: token };
}

function number(text: string): BareItem {
  const [whole = "", fraction] = text.replace("-", "").split(".");
  const value = Number(text) + 0;
  if (fraction === undefined) {
    if (whole.length > 15) throw new SyntaxError();
    return { kind: "integer", text: String(value), value };
  }
  if (whole.length > 12 || fraction.length > 3) throw new SyntaxError();
  return { kind: "decimal", text: Number.isInteger(value) ? `${value}.0` : String(value), value };
}

/** Padding may be missing, and pad bits need not be zero (RFC 9651, section 4.2.7). */
function bytes(base64: string): BareItem {
  const digits = base64.replace(/={1,2}$/, "");
  if (digits.length % 4 === 1) throw new SyntaxError();
  const value = btoa(atob(digits));
  return { kind: "bytes", text: `:${value}:`, value };
}
