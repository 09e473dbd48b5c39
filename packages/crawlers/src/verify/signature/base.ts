import type { ReadRequest } from "./request.ts";
import {
  type InnerList,
  type Item,
  readItem,
  serializeDictionary,
  serializeMember,
} from "./structured-fields.ts";
import type { Target } from "./target.ts";

/**
 * What was signed, line by line (RFC 9421, section 2.5); undefined where a covered component is missing,
 * named twice, or holds what no line can.
 */
export function signatureBase(covered: InnerList, request: ReadRequest, target: Target): string | undefined {
  const lines = new Map<string, string>();
  for (const component of covered.items) {
    const identifier = serializeMember(component);
    const value = componentValue(component, request, target);
    if (value === undefined || lines.has(identifier) || !isPlain(value)) return undefined;
    lines.set(identifier, `${identifier}: ${value}`);
  }
  return [...lines.values(), `"@signature-params": ${serializeMember(covered)}`].join("\n");
}

/** A signature base is ASCII without control characters other than a tab. */
function isPlain(value: string): boolean {
  return /^[\t -~]*$/.test(value);
}

/**
 * The value of one covered component (RFC 9421, section 2); undefined where the request has none, or where
 * the component is asked for in a way that the RFC does not know: then there is no signature base.
 */
function componentValue(component: Item, request: ReadRequest, target: Target): string | undefined {
  const { bare, parameters } = component;
  if (bare.kind !== "string") return undefined;
  const name = String(bare.value);
  const parameterNames = parameterNamesIn(parameters);
  if (name === "@query-param") {
    const queryParameter = parameterNames === "name=" ? text(parameters, "name") : undefined;
    return queryParameter === undefined
      ? undefined
      : request.parameters(target["@query"] ?? "").get(queryParameter);
  }
  if (isDerived(name)) {
    if (parameterNames !== "") return undefined;
    return name === "@method" ? request.method : target[name];
  }
  const value = request.field(name);
  if (value === undefined) return undefined;
  switch (parameterNames) {
    case "":
      return value;
    case "bs":
      return inBytes(request.lines(name));
    case "sf":
      return structured(name, value, request);
    case "key=":
    case "key=,sf": {
      const member = request.dictionary(name)?.get(text(parameters, "key") ?? "");
      return member && serializeMember(member);
    }
    default:
      return undefined;
  }
}

/** The names of parameters in order, each with an equals sign unless it stands for true. */
function parameterNamesIn(parameters: Item["parameters"]): string {
  return [...parameters]
    .map(([name, { value }]) => (value === true ? name : `${name}=`))
    .sort()
    .join();
}

function text(parameters: Item["parameters"], name: string): string | undefined {
  const found = parameters.get(name);
  return found?.kind === "string" ? String(found.value) : undefined;
}

function isDerived(name: string): name is `@${string}` {
  return name.startsWith("@");
}

/** A character that is more than one byte is not what came. */
function inBytes(lines: readonly string[]): string | undefined {
  if (/[^\0-\xff]/.test(lines.join())) return undefined;
  return lines.map((line) => `:${btoa(line)}:`).join(", ");
}

/** Fields that are known to be Dictionaries, and to be Items, of those that a crawler may send; one has been both. */
const dictionaries =
  /^(?:signature(?:-input|-agent)?|accept-signature|(?:want-)?(?:content|repr)-digest|priority|cache-control|content-usage)$/;
const items = /^(?:signature-agent|crawler-(?:exact-|max-)?price)$/;

/** The field in its canonical form; nothing where its type is not known (section 2.1.1). */
function structured(name: string, value: string, request: ReadRequest): string | undefined {
  const members = dictionaries.test(name) ? request.dictionary(name) : undefined;
  if (members !== undefined) return serializeDictionary(members);
  const item = items.test(name) ? readItem(value) : undefined;
  return item && serializeMember(item);
}
