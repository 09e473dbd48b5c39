import { type Finding, finding } from "../../findings/finding.ts";
import { attribute, type XmlElement } from "../../xml/tree.ts";
import { elements, rslNamespace } from "./vocabulary.ts";

/** What stands where it must not: elements, attributes and second ones of what may be there once. */
export function checkElements(element: XmlElement): readonly Finding[] {
  const rules = elements[element.name];
  const attributes = element.attributes
    .filter(({ namespace, name }) =>
      namespace === "" ? !rules?.attributes.includes(name) : namespace === rslNamespace,
    )
    .map(({ name }) => finding("rsl-unknown-attribute", { about: name }));
  return [
    ...attributes,
    ...checkRepetitions(element),
    ...element.children.flatMap((child) => checkChild(element, child)),
  ];
}

function checkChild(parent: XmlElement, child: XmlElement): readonly Finding[] {
  // Elements of other namespaces are extensions: ignored with all they hold.
  if (child.namespace !== rslNamespace && child.namespace !== "") return [];
  const rules = Object.hasOwn(elements, child.name) ? elements[child.name] : undefined;
  if (rules === undefined || child.namespace === "") {
    return [finding("rsl-unknown-element", { about: child.name })];
  }
  const misplaced = rules.parent === parent.name ? [] : [finding("rsl-wrong-place", { about: child.name })];
  return [...misplaced, ...checkElements(child)];
}

function checkRepetitions(parent: XmlElement): readonly Finding[] {
  const seen = new Set<string>();
  const repeated: Finding[] = [];
  for (const child of parent.children) {
    if (child.namespace !== rslNamespace || elements[child.name]?.parent !== parent.name) continue;
    const code = repetitionCode(child);
    if (code === undefined) continue;
    const key = code === "rsl-duplicate-child" ? child.name : `${child.name} ${attribute(child, "type")}`;
    if (seen.has(key)) repeated.push(finding(code, { about: child.name }));
    seen.add(key);
  }
  return repeated;
}

function repetitionCode({ name, ...child }: XmlElement) {
  if (elements[name]?.once) return "rsl-duplicate-child";
  // Without a type there is nothing to be repeated: that is an error of its own.
  if (attribute({ name, ...child }, "type") === undefined) return undefined;
  if (name === "permits") return "rsl-duplicate-permits";
  if (name === "prohibits") return "rsl-duplicate-prohibits";
  if (name === "legal") return "rsl-duplicate-legal";
  return undefined;
}
