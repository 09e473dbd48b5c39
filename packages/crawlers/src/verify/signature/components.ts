import type { ReadRequest } from "./request.ts";
import { type Item, readItem, written, writtenDictionary } from "./structured-fields.ts";
import type { Target } from "./target.ts";

/**
 * The value of one covered component (RFC 9421, section 2); undefined where the request has none, or where
 * the component is asked for in a way that the RFC does not know: then there is no signature base.
 */
export function componentValue(component: Item, request: ReadRequest, target: Target): string | undefined {
  const { bare, parameters } = component;
  if (bare.kind !== "string" || typeof bare.value !== "string") return undefined;
  const name = bare.value;
  const asked = [...parameters.keys()];
  if (name === "@query-param") {
    const wanted = parameters.get("name");
    if (asked.length !== 1 || wanted?.kind !== "string") return undefined;
    return request.parameters(target["@query"] ?? "").get(String(wanted.value));
  }
  if (isDerived(name)) {
    if (asked.length > 0) return undefined;
    return name === "@method" ? request.method : target[name];
  }
  if (name !== name.toLowerCase()) return undefined;
  return fieldValue(name, parameters, request);
}

function isDerived(name: string): name is `@${string}` {
  return name.startsWith("@");
}

function fieldValue(name: string, parameters: Item["parameters"], request: ReadRequest): string | undefined {
  const asked = [...parameters.keys()].sort().join();
  const value = request.field(name);
  if (value === undefined) return undefined;
  switch (asked) {
    case "":
      return value;
    case "bs":
      return isSet(parameters, "bs") ? inBytes(request.lines(name)) : undefined;
    case "sf":
      return isSet(parameters, "sf") ? structured(name, value, request) : undefined;
    case "key":
    case "key,sf":
      return dictionaryMember(name, parameters, request);
    default:
      return undefined;
  }
}

function isSet(parameters: Item["parameters"], name: string): boolean {
  return parameters.get(name)?.value === true;
}

/** A character that is more than one byte is not what came. */
function inBytes(lines: readonly string[]): string | undefined {
  if (/[^\0-\xff]/.test(lines.join())) return undefined;
  return lines.map((line) => `:${btoa(line)}:`).join(", ");
}

function dictionaryMember(
  name: string,
  parameters: Item["parameters"],
  request: ReadRequest,
): string | undefined {
  const key = parameters.get("key");
  if (key?.kind !== "string" || typeof key.value !== "string") return undefined;
  const member = request.dictionary(name)?.get(key.value);
  return member && written(member);
}

/** Fields that are known to be Dictionaries, and to be Items, of those that a crawler may send; one has been both. */
const dictionaries = [
  ...["signature", "signature-input", "signature-agent", "accept-signature", "content-digest", "repr-digest"],
  ...["want-content-digest", "want-repr-digest", "priority", "cache-control", "content-usage"],
];
const items = ["signature-agent", "crawler-price", "crawler-exact-price", "crawler-max-price"];

/** The field in its canonical form; nothing where its type is not known (section 2.1.1). */
function structured(name: string, value: string, request: ReadRequest): string | undefined {
  const members = dictionaries.includes(name) ? request.dictionary(name) : undefined;
  if (members !== undefined) return writtenDictionary(members);
  const item = items.includes(name) ? readItem(value) : undefined;
  return item && written(item);
}
