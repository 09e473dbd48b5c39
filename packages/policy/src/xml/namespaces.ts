import type { Source } from "./source.ts";
import type { XmlAttribute } from "./tree.ts";

/** What each prefix stands for; the empty one is the default namespace. */
export type Scope = Readonly<Record<string, string>>;

export const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

interface Resolved {
  readonly scope: Scope;
  readonly element: { readonly prefix: string; readonly name: string; readonly namespace: string };
  readonly attributes: readonly XmlAttribute[];
}

/** Gives an element and its attributes their namespaces, and takes the declarations out. */
export function resolved(
  source: Source,
  tag: string,
  sourceAttributes: readonly XmlAttribute[],
  outer: Scope,
): Resolved {
  const declarations = sourceAttributes.filter(isDeclaration);
  for (const each of declarations) {
    const prefix = declaredPrefix(each);
    const isXml = prefix === "xml";
    if (prefix === "xmlns" || isXml !== (each.value === xmlNamespace) || each.value === xmlnsNamespace) {
      source.fail();
    }
    if (prefix !== "" && each.value === "") source.fail();
  }
  const declared = declarations.map((each) => [declaredPrefix(each), each.value]);
  // Without a prototype: a prefix may be called anything.
  const scope: Scope = Object.assign(Object.create(null), outer, Object.fromEntries(declared));
  const [first = "", second] = tag.split(":");
  const prefix = second === undefined ? "" : first;
  const attributes = sourceAttributes
    .filter((each) => !isDeclaration(each))
    .map((each) => ({
      ...each,
      namespace: each.prefix === "" ? "" : namespaceOf(source, scope, each.prefix),
    }));
  const names = new Set(attributes.map((each) => `${each.namespace} ${each.name}`));
  if (names.size < attributes.length) source.fail();
  return {
    scope,
    element: { prefix, name: second ?? first, namespace: namespaceOf(source, scope, prefix) },
    attributes,
  };
}

function isDeclaration({ prefix, name }: XmlAttribute): boolean {
  return prefix === "xmlns" || (prefix === "" && name === "xmlns");
}

function declaredPrefix({ prefix, name }: XmlAttribute): string {
  return prefix === "" ? "" : name;
}

function namespaceOf(source: Source, scope: Scope, prefix: string): string {
  return scope[prefix] ?? source.fail();
}
