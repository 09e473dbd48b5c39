/** A value as PHP writes it, in WordPress's own layout: tabs, `array()`, spaces inside parentheses. */
export function printPhp(value: unknown, indent = ""): string {
  if (value === null) return "null";
  if (typeof value === "boolean" || typeof value === "number") return String(value);
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object")) return inline(value.map((item) => printPhp(item)));
    return lines(
      value.map((item) => printPhp(item, `${indent}\t`)),
      indent,
    );
  }
  const entries = Object.entries(value ?? {});
  return lines(
    entries.map(([key, item]) => `${quoted(key)} => ${printPhp(item, `${indent}\t`)}`),
    indent,
  );
}

function inline(items: readonly string[]): string {
  return items.length === 0 ? "array()" : `array( ${items.join(", ")} )`;
}

function lines(items: readonly string[], indent: string): string {
  return items.length === 0
    ? "array()"
    : `array(\n${items.map((item) => `${indent}\t${item},\n`).join("")}${indent})`;
}

/** In single quotation marks only these two characters mean something. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
