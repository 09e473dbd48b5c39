import { componentValue } from "./components.ts";
import type { ReadRequest } from "./request.ts";
import { type InnerList, serializeMember } from "./structured-fields.ts";
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
