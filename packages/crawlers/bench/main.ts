import { type CrawlersFigure, measureCrawlers } from "./measure.ts";
import { bundleSizes } from "./sizes.ts";
import { measureVerification } from "./verification.ts";

const count = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

for (const figure of measureCrawlers()) print(figure);
for (const figure of await measureVerification()) print(figure);
for (const { name, gzipped } of await bundleSizes()) {
  console.log(`${name.padEnd(60)} ${(gzipped / 1000).toFixed(1).padStart(6)} kB gzipped`);
}

function print({ name, unit, perSecond, timesRobotsParser }: CrawlersFigure): void {
  const ratio = timesRobotsParser === undefined ? "" : `  ${count.format(timesRobotsParser)} × robots-parser`;
  console.log(`${name.padEnd(42)} ${count.format(perSecond).padStart(12)} ${unit}/s${ratio}`);
}
