import { readRecord, writeRecord } from "./record.ts";
import { refresh } from "./refresh.ts";
import { reportOf } from "./report.ts";

const today = new Date().toISOString().slice(0, 10);
const refreshed = await refresh(readRecord(), { today });
console.log(reportOf(refreshed));
const { outcomes, record } = refreshed;
if (outcomes.some(({ outcome }) => outcome === "renewed" || outcome === "unchanged")) writeRecord(record);
const kept = outcomes.filter(({ outcome }) => outcome === "kept").length;
if (kept > 0) {
  console.error(`${kept} of ${outcomes.length} lists could not be renewed.`);
  process.exitCode = 1;
}
