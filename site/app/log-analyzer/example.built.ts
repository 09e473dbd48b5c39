import { analyze } from "@octroi/logs";
import { inShort, type ReportInShort } from "../../domain/logs/figures.ts";
import { sampleLog } from "../../domain/logs/sample-log.ts";

/** What the page shows before a visitor brings a log, and to whoever has no script: the sample, in short. */
export default await exampleReport();

async function exampleReport(): Promise<ReportInShort> {
  const files = [new File([sampleLog()], "sample.log")];
  for await (const { report } of analyze(files, { every: Number.POSITIVE_INFINITY })) {
    return inShort(report, 20);
  }
  throw new Error("Expected the log reader to yield a report, found none.");
}
