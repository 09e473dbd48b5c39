import { field, fieldLines, type SignedRequest } from "./request.ts";
import { type Item, readDictionary, readItem, written, writtenDictionary } from "./structured-fields.ts";
import type { Target } from "./target.ts";

/**
 * The value of one covered component (RFC 9421, section 2); undefined where the request has none, or where
 * the component is asked for in a way that the RFC does not know: then there is no signature base.
 */
export function componentValue(component: Item, request: SignedRequest, target: Target): string | undefined {
  const { bare, parameters } = component;
  if (bare.kind !== "string" || typeof bare.value !== "string") return undefined;
  const name = bare.value;
  const asked = [...parameters.keys()];
  if (name === "@query-param") {
    const wanted = parameters.get("name");
    return asked.length === 1 && wanted?.kind === "string" ? queryParameter(target, wanted.value) : undefined;
  }
  if (name.startsWith("@")) return asked.length === 0 ? derived(name, request.method, target) : undefined;
  if (name !== name.toLowerCase()) return undefined;
  return fieldValue(name, parameters, request.headers);
}

function derived(name: string, method: string, target: Target): string | undefined {
  switch (name) {
    case "@method":
      return method;
    case "@target-uri":
      return target.uri;
    case "@authority":
      return target.authority;
    case "@scheme":
      return target.scheme;
    case "@request-target":
      return target.requestTarget;
    case "@path":
      return target.path;
    case "@query":
      return target.query;
    default:
      return undefined;
  }
}

/** Named once, and written with the same encoding whatever the address used (section 2.2.8). */
function queryParameter({ query }: Target, name: unknown): string | undefined {
  const named = [...new URLSearchParams(query)].filter(([key]) => encoded(key) === name);
  const [only, ...others] = named;
  return only === undefined || others.length > 0 ? undefined : encoded(only[1]);
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function fieldValue(
  name: string,
  parameters: Item["parameters"],
  headers: SignedRequest["headers"],
): string | undefined {
  const asked = [...parameters.keys()].sort().join();
  const value = field(headers, name);
  if (value === undefined) return undefined;
  switch (asked) {
    case "":
      return value;
    case "bs":
      return isSet(parameters, "bs")
        ? fieldLines(headers, name)
            .map((line) => `:${btoa(line)}:`)
            .join(", ")
        : undefined;
    case "sf":
      return isSet(parameters, "sf") ? structured(name, value) : undefined;
    case "key":
    case "key,sf":
      return dictionaryMember(value, parameters);
    default:
      return undefined;
  }
}

function isSet(parameters: Item["parameters"], name: string): boolean {
  return parameters.get(name)?.value === true;
}

function dictionaryMember(value: string, parameters: Item["parameters"]): string | undefined {
  const key = parameters.get("key");
  if (key?.kind !== "string" || typeof key.value !== "string") return undefined;
  const member = readDictionary(value)?.get(key.value);
  return member && written(member);
}

/** Fields that are known to be Dictionaries, and to be Items, of those that a crawler may send. */
const dictionaries = [
  ...["signature", "signature-input", "signature-agent", "accept-signature", "content-digest", "repr-digest"],
  ...["want-content-digest", "want-repr-digest", "priority", "cache-control", "content-usage"],
];
const items = ["dpop", "crawler-price", "crawler-exact-price", "crawler-max-price"];

/** The field in its canonical form; nothing where its type is not known (section 2.1.1). */
function structured(name: string, value: string): string | undefined {
  if (dictionaries.includes(name)) {
    const members = readDictionary(value);
    return members && writtenDictionary(members);
  }
  const item = items.includes(name) ? readItem(value) : undefined;
  return item && written(item);
}
