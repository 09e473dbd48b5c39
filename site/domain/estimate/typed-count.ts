/** What stands between groups of digits and is never a decimal mark: spaces of any width, apostrophes, underscores. */
const grouping = /[\s'’_]/g;

/** Thousands parted by points, by commas, or by nothing; each with decimals or without. */
const writings = [
  { form: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, thousands: "." },
  { form: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, thousands: "," },
  { form: /^\d+(?:[.,]\d+)?$/, thousands: "" },
];

/**
 * A number of things as people type it: `1000000`, `1 000 000`, `1.000.000`, `1,000,000`. What is counted comes
 * whole, so three digits after a point or a comma are thousands. Undefined when it is no whole number: `1.5` may stand
 * for one and a half, or for a million and a half.
 */
export function typedCount(typed: string): number | undefined {
  const text = typed.replace(grouping, "");
  const writing = writings.find(({ form }) => form.test(text));
  const count = writing && Number(text.replaceAll(writing.thousands, "").replace(",", "."));
  return Number.isInteger(count) ? count : undefined;
}
