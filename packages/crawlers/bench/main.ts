import { measureCrawlers } from "./measure.ts";

const count = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

for (const { name, unit, perSecond, timesRobotsParser } of measureCrawlers()) {
  const ratio = timesRobotsParser === undefined ? "" : `  ${count.format(timesRobotsParser)} × robots-parser`;
  console.log(`${name.padEnd(42)} ${count.format(perSecond).padStart(12)} ${unit}/s${ratio}`);
}
