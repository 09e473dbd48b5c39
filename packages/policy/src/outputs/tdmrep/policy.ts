import { breaksNoRule, type Finding, finding } from "../../findings/finding.ts";
import { parseJson } from "./file.ts";

export const odrlContext = [
  "http://www.w3.org/ns/odrl.jsonld",
  "http://www.w3.org/ns/tdmrep.jsonld",
] as const;
export const odrlProfile = "http://www.w3.org/ns/tdmrep";

export interface TdmPermission {
  readonly action: "tdm:mine";
  readonly duties: readonly string[];
  /** `tdm:research`, `tdm:non-research`, or null for any. */
  readonly purpose: string | null;
}

export interface CheckedTdmPolicy {
  readonly permissions: readonly TdmPermission[];
  readonly findings: readonly Finding[];
  readonly valid: boolean;
}

/**
 * Reads a TDM policy (a profile of ODRL 2.2) and says what is wrong with it.
 *
 * @example
 * checkTdmPolicy(text).permissions; // [{ action: "tdm:mine", duties: ["obtainConsent"], purpose: null }]
 */
export function checkTdmPolicy(text: string): CheckedTdmPolicy {
  const mark = text.startsWith("\uFEFF") ? [finding("json-bom")] : [];
  const value = parseJson(text);
  if (value === undefined)
    return { permissions: [], findings: [...mark, finding("json-not-json")], valid: false };
  const policy = membersOf(value);
  const findings = [...mark, ...checkEnvelope(policy), ...checkPermissions(policy["permission"])];
  // Anything but an offer under the profile offers nothing; other faults leave the permissions readable.
  const isOffer = policy["@type"] === "Offer" && policy["profile"] === odrlProfile;
  return {
    permissions: isOffer ? permissionsIn(policy["permission"]) : [],
    findings,
    valid: breaksNoRule(findings),
  };
}

type Members = Readonly<Record<string, unknown>>;

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function checkEnvelope(policy: Members): readonly Finding[] {
  const { "@context": context, "@type": type, profile, uid, assigner, prohibition, obligation } = policy;
  const isContext =
    Array.isArray(context) &&
    context.length === 2 &&
    odrlContext.every((address) => context.includes(address));
  return [
    ...(isContext ? [] : [finding("odrl-context")]),
    ...(type === "Offer" ? [] : [finding("odrl-type")]),
    ...(profile === odrlProfile ? [] : [finding("odrl-profile")]),
    ...(typeof uid === "string" && uid.trim() !== "" ? [] : [finding("odrl-uid")]),
    ...(isOneAssigner(assigner) ? [] : [finding("odrl-assigner")]),
    ...(prohibition === undefined && obligation === undefined ? [] : [finding("odrl-prohibition")]),
  ];
}

function isOneAssigner(value: unknown): boolean {
  const [only, ...more] = Array.isArray(value) ? value : [value];
  return more.length === 0 && typeof only === "object" && only !== null;
}

function checkPermissions(permission: unknown): readonly Finding[] {
  if (!Array.isArray(permission)) return [finding("odrl-permission")];
  return permission
    .filter((each) => membersOf(each)["action"] !== "tdm:mine")
    .map((each) => finding("odrl-action", { about: String(membersOf(each)["action"]) }));
}

function permissionsIn(permission: unknown): readonly TdmPermission[] {
  const permissions = listOf(permission).filter(({ action }) => action === "tdm:mine");
  return permissions.map(({ duty, constraint }) => ({
    action: "tdm:mine" as const,
    duties: listOf(duty).flatMap(({ action }) => (typeof action === "string" ? [action] : [])),
    purpose: purposeIn(listOf(constraint)),
  }));
}

/** One object stands for a list of it, as JSON-LD has it: the profile asks for a list, and a reader can do without. */
function listOf(value: unknown): readonly Members[] {
  return value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(membersOf);
}

function purposeIn(constraints: readonly Members[]): string | null {
  const purpose = constraints.find(({ leftOperand }) => leftOperand === "purpose")?.["rightOperand"];
  return typeof purpose === "string" ? purpose : null;
}
