import { measureEdge } from "./measure.ts";

const number = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

for (const { name, value, unit, least, most, rounds = [] } of await measureEdge()) {
  const promise =
    least === undefined ? (most === undefined ? "" : `  at most ${most}`) : `  at least ${least}`;
  const each = rounds.length > 0 ? `  (${rounds.join(", ")})` : "";
  console.log(`${name.padEnd(34)} ${number.format(value).padStart(8)} ${unit}${promise}${each}`);
  if (value < (least ?? value) || value > (most ?? value)) process.exitCode = 1;
}
