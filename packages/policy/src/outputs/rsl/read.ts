import { attribute, type XmlElement } from "../../xml/tree.ts";
import {
  defaultMaxAge,
  type RslContent,
  type RslDocument,
  type RslLicense,
  type RslPayment,
  type Tokens,
} from "./document.ts";
import { permissionTypes, rslNamespace } from "./vocabulary.ts";

/** What a root element called `rsl` says, as far as it can be understood. */
export function documentIn(root: XmlElement): RslDocument {
  const maxAge = attribute(root, "max-age") ?? "";
  return {
    maxAgeDays: isMaxAge(maxAge) ? Number(maxAge) : defaultMaxAge,
    contents: childrenOf(root, "content").map(contentIn),
  };
}

export function isMaxAge(text: string): boolean {
  return /^0*[1-9][0-9]{0,8}$/.test(text);
}

export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.namespace === rslNamespace && child.name === name);
}

export function contentIn(element: XmlElement): RslContent {
  const server = attribute(element, "server");
  return {
    url: attribute(element, "url") ?? "",
    ...(server !== undefined && { server }),
    licenses: childrenOf(element, "license").map(licenseIn),
    ...textOf(element, "copyright"),
    ...textOf(element, "terms"),
  };
}

function licenseIn(element: XmlElement): RslLicense {
  const permits = tokensIn(childrenOf(element, "permits"));
  const prohibits = tokensIn(childrenOf(element, "prohibits"));
  return {
    ...(permits && { permits }),
    ...(prohibits && { prohibits }),
    payment: paymentIn(childrenOf(element, "payment")[0]),
    ...reportingIn(childrenOf(element, "reporting")),
    ...legalIn(childrenOf(element, "legal")),
  };
}

function reportingIn(elements: readonly XmlElement[]): Pick<RslLicense, "reporting"> {
  if (elements.length === 0) return {};
  const reporting = elements.map((element) => {
    const endpoint = attribute(element, "endpoint");
    return {
      type: attribute(element, "type") ?? "",
      profile: attribute(element, "profile") ?? "",
      ...(endpoint !== undefined && { endpoint }),
    };
  });
  return { reporting };
}

function legalIn(elements: readonly XmlElement[]): Pick<RslLicense, "legal"> {
  if (elements.length === 0) return {};
  return {
    legal: Object.fromEntries(
      elements.map((element) => [attribute(element, "type") ?? "", element.text.trim()]),
    ),
  };
}

/** The text of the first child of this name, under its name. */
function textOf<Name extends string>(element: XmlElement, name: Name): Partial<Record<Name, string>> {
  const text = childrenOf(element, name)[0]?.text.trim();
  return text === undefined || text === "" ? {} : ({ [name]: text } as Record<Name, string>);
}

function tokensIn(elements: readonly XmlElement[]): Tokens | undefined {
  if (elements.length === 0) return undefined;
  const byType = permissionTypes.flatMap((type) => {
    const ofType = elements.filter((element) => attribute(element, "type") === type);
    return ofType.length === 0 ? [] : [[type, ofType.flatMap(({ text }) => wordsIn(text))] as const];
  });
  return Object.fromEntries(byType);
}

/** Separators of an older version are read as spaces, so that no prohibition gets weaker. */
export function wordsIn(text: string): readonly string[] {
  return text.split(/[\s,;|]+/).filter((word) => word !== "");
}

function paymentIn(element: XmlElement | undefined): RslPayment {
  if (element === undefined) return { type: "free" };
  const type = attribute(element, "type") ?? (isEmptyPayment(element) ? "free" : null);
  const amount = childrenOf(element, "amount")[0];
  const accepts = childrenOf(element, "accepts")[0];
  const acceptedType = accepts && attribute(accepts, "type");
  return {
    type,
    ...(amount && { amount: amount.text.trim(), currency: attribute(amount, "currency") ?? null }),
    ...(acceptedType !== undefined && { accepts: acceptedType }),
    ...textOf(element, "standard"),
    ...textOf(element, "custom"),
  };
}

export function isEmptyPayment(element: XmlElement): boolean {
  return ["amount", "standard", "custom", "accepts"].every((name) => childrenOf(element, name).length === 0);
}
