import { measureLogs } from "./measure.ts";

const figures = await measureLogs({ isFull: process.argv.includes("--full") });
const rate = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const row = (name: string, value: number | undefined) =>
  console.log(
    `${name.padEnd(44)} ${value === undefined ? "not installed" : `${rate.format(value)} lines/s`}`,
  );

row("combined", figures.linesPerSecond);
row("combined, gzip", figures.gzipLinesPerSecond);
row("combined, with a policy and robots.txt", figures.judgedLinesPerSecond);
row("GoAccess, the same file", figures.goaccessLinesPerSecond);
if (figures.timesGoaccess !== undefined) console.log(`times GoAccess ${figures.timesGoaccess.toFixed(1)}`);
for (const { megabytes, held, resident } of figures.memory) {
  console.log(`memory after ${megabytes} MB: ${held} MB held, ${resident} MB resident`);
}
