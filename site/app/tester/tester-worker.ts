import { parseRobots } from "@octroi/crawlers/robots";
import { checkRobots } from "../../domain/robots/check.ts";
import type { Access } from "../../domain/robots/fetched.ts";
import { findingsIn } from "../../domain/robots/findings.ts";
import { linesFor, verdictsOn } from "../../domain/robots/question.ts";
import type { TesterAnswer, TesterRequest } from "./protocol.ts";

/** The last file that came, read once: paths and crawlers change more often than it does. */
let file = parseRobots("");
let access: Access = "everything-allowed";
let shown: string | null = null;

/** Files are read here, off the page's thread, and this is where the registry is: neither weighs on the page. */
self.addEventListener("message", ({ data }: MessageEvent<TesterRequest>) => {
  self.postMessage(answerTo(data) satisfies TesterAnswer);
});

function answerTo({ source, question, chosen }: TesterRequest): TesterAnswer {
  const isOther = source !== undefined || chosen !== shown;
  shown = chosen;
  if (source !== undefined) {
    file = parseRobots(source.text);
    access = source.access;
  }
  return {
    ...(source !== undefined && {
      check: checkRobots(file, access),
      findings: findingsIn(source.text, source.origin),
    }),
    verdicts: verdictsOn(file, access, question),
    ...(isOther && { lines: linesOf(chosen) }),
  };
}

function linesOf(chosen: string | null): readonly number[] {
  return chosen === null || access !== "as-the-file-says" ? [] : linesFor(file, chosen);
}
