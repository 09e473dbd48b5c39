/** An element with its names resolved. Comments and processing instructions are not kept. */
export interface XmlElement {
  readonly prefix: string;
  readonly name: string;
  /** Empty for an element in no namespace. */
  readonly namespace: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

export interface XmlAttribute {
  readonly prefix: string;
  readonly name: string;
  readonly namespace: string;
  readonly value: string;
}

export type XmlDocument =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly because: "not-well-formed" | "doctype"; readonly at: number };

/** The value of an attribute in no namespace. */
export function attribute(element: XmlElement, name: string): string | undefined {
  return element.attributes.find((each) => each.namespace === "" && each.name === name)?.value;
}

/** The element and everything in it, outermost first. */
export function* elementsIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* elementsIn(child);
}
