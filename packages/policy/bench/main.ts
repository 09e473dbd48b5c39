import { measurePolicy } from "./measure.ts";

const figure = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const figures = await measurePolicy();

for (const { name, value, unit, most } of figures) {
  console.log(`${name.padEnd(42)} ${figure.format(value).padStart(8)} ${unit}  (at most ${most})`);
}
process.exitCode = figures.every(({ value, most }) => value <= most) ? 0 : 1;
