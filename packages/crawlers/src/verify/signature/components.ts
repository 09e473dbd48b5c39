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
  if (isDerived(name)) {
    if (asked.length > 0) return undefined;
    return name === "@method" ? request.method : target[name];
  }
  if (name !== name.toLowerCase()) return undefined;
  return fieldValue(name, parameters, request.headers);
}

function isDerived(name: string): name is `@${string}` {
  return name.startsWith("@");
}

/** Named once, and written with the same encoding whatever the address used (section 2.2.8). */
function queryParameter(target: Target, name: unknown): string | undefined {
  const named = [...new URLSearchParams(target["@query"])].filter(([key]) => encoded(key) === name);
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

/** Fields that are known to be Dictionaries, and to be Items, of those that a crawler may send; one has been both. */
const dictionaries = [
  ...["signature", "signature-input", "signature-agent", "accept-signature", "content-digest", "repr-digest"],
  ...["want-content-digest", "want-repr-digest", "priority", "cache-control", "content-usage"],
];
const items = ["signature-agent", "crawler-price", "crawler-exact-price", "crawler-max-price"];

/** The field in its canonical form; nothing where its type is not known (section 2.1.1). */
function structured(name: string, value: string): string | undefined {
  const members = dictionaries.includes(name) ? readDictionary(value) : undefined;
  if (members !== undefined) return writtenDictionary(members);
  const item = items.includes(name) ? readItem(value) : undefined;
  return item && written(item);
}
