import { type Finding, finding } from "../../findings/finding.ts";
import type { Tag } from "../../html/tags.ts";
import { checkPolicy, type ReservationValue } from "./file.ts";

/** What one technique says about a page. */
export interface TdmStatement {
  readonly reservation: ReservationValue;
  readonly policy?: string;
}

export interface CheckedTdmStatement extends TdmStatement {
  readonly findings: readonly Finding[];
}

/** Reads the two headers, or the two meta elements, by their values as written. */
export function readTdmStatement(
  reservation: string | undefined,
  policy: string | undefined,
): CheckedTdmStatement {
  const value = reservation?.trim();
  const parsedReservation = value === "1" ? 1 : value === "0" ? 0 : "unset";
  const bad =
    value !== undefined && parsedReservation === "unset"
      ? [finding("tdmrep-reservation-value", { about: value })]
      : [];
  const address = policy?.trim();
  return {
    reservation: parsedReservation,
    ...(address && { policy: address }),
    findings: [...bad, ...checkPolicy(address, parsedReservation)],
  };
}

/** Reads `<meta name="tdm-reservation">` and `<meta name="tdm-policy">`. */
export function readTdmMeta(tags: readonly Tag[]): CheckedTdmStatement {
  const metas = tags.filter(({ name }) => name === "meta");
  const named = (name: string) =>
    metas
      .find(({ attributes }) => attributes.get("name")?.trim().toLowerCase() === name)
      ?.attributes.get("content");
  const { findings, ...statement } = readTdmStatement(named("tdm-reservation"), named("tdm-policy"));
  return { ...statement, findings: [...metas.flatMap(checkName), ...findings] };
}

/** `property=`, `tdm:reservation`, `tdm_reservation`: EPUB's and others' spellings, which HTML does not know. */
function checkName({ attributes }: Tag): readonly Finding[] {
  const name = attributes.get("name")?.trim();
  const attributeName =
    name ?? attributes.get("property")?.trim() ?? attributes.get("http-equiv")?.trim() ?? "";
  if (!/^(?:tdm|tdmrep)(?:reservation|policy)$/.test(attributeName.toLowerCase().replace(/[^a-z]/g, "")))
    return [];
  const isRight = name !== undefined && ["tdm-reservation", "tdm-policy"].includes(name.toLowerCase());
  return isRight ? [] : [finding("tdmrep-meta-name", { about: attributeName })];
}

/** Later techniques replace earlier ones, value by value; what is missing replaces nothing. */
export function inOrder(statements: readonly TdmStatement[]): TdmStatement {
  const reservation = statements.findLast((each) => each.reservation !== "unset")?.reservation ?? "unset";
  const policy = statements.findLast((each) => each.policy !== undefined)?.policy;
  return { reservation, ...(policy !== undefined && { policy }) };
}
