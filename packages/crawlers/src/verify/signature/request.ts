import { type Member, readDictionary } from "./structured-fields.ts";

/** A request as a signature sees it. A `Request` is one. */
export interface SignedRequest {
  readonly method: string;
  /** The whole address. */
  readonly url: string;
  /** Names and values; a name may come more than once. */
  readonly headers: SignedHeaders;
  /** Where it has been read: a covered `Content-Digest` is then checked. */
  readonly body?: unknown;
}

/** A `Headers`, even where its types have no iterator (TypeScript's `dom` without `dom.iterable`), or a list of pairs. */
export type SignedHeaders =
  | Iterable<HeaderField>
  | { forEach(each: (value: string, name: string) => void): void };
type HeaderField = readonly [name: string, value: string];

/** Four RSA signatures of 4,096 bits fit, and it is read in a fraction of a millisecond. */
export const maxFieldLength = 4_096;

/** A request whose parts are taken apart once, however often its signatures name them. */
export interface ReadRequest {
  readonly method: string;
  readonly body: unknown;
  /** The values of a field, one for each line, without the spaces around them (RFC 9421, section 2.1). */
  readonly lines: (name: string) => readonly string[];
  /** The value of a field; undefined where the request has none. */
  readonly field: (name: string) => string | undefined;
  /** The members of a field, none where the request has none; undefined where it is no dictionary, or too long. */
  readonly dictionary: (name: string) => ReadonlyMap<string, Member> | undefined;
  /** The parameters of a query, with their names and values encoded alike whatever the address used. */
  readonly parameters: (query: string) => ReadonlyMap<string, string | undefined>;
}

export function readRequest({ method, body, headers }: SignedRequest): ReadRequest {
  const fields = Map.groupBy(fieldsIn(headers), ([name]) => name.toLowerCase());
  const lines = memoize((name) =>
    (fields.get(name) ?? []).map(([, value]) => value.replace(folds, " ").replace(outerSpaces, "")),
  );
  const field = (name: string) => (fields.has(name) ? lines(name).join(", ") : undefined);
  return {
    method,
    body,
    lines,
    field,
    dictionary: memoize((name) => {
      const value = field(name) ?? "";
      return value.length > maxFieldLength ? undefined : readDictionary(value);
    }),
    parameters: memoize(parametersIn),
  };
}

function fieldsIn(headers: SignedHeaders): Iterable<HeaderField> {
  if (Symbol.iterator in headers) return headers;
  const fields: HeaderField[] = [];
  headers.forEach((value, name) => {
    fields.push([name, value]);
  });
  return fields;
}

const folds = /(?:(?<![ \t])[ \t]+)?\r?\n[ \t]+/g;
const outerSpaces = /^[ \t]+|(?<![ \t])[ \t]+$/g;

function memoize<T>(read: (text: string) => T): (text: string) => T {
  const cache = new Map<string, { readonly value: T }>();
  return (text) => {
    const { value } = cache.get(text) ?? { value: read(text) };
    cache.set(text, { value });
    return value;
  };
}

/** One that comes twice has no value (RFC 9421, section 2.2.8), and a query that is too long has none. */
function parametersIn(query: string): ReadonlyMap<string, string | undefined> {
  const values = new Map<string, string | undefined>();
  if (query.length > maxFieldLength) return values;
  for (const [key, value] of new URLSearchParams(query)) {
    const name = encoded(key);
    values.set(name, values.has(name) ? undefined : encoded(value));
  }
  return values;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
