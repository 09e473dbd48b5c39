import { checkRobots } from "@octroi/check/robots/check";
import { parseRobots } from "@octroi/crawlers/robots";
import { findingsIn } from "../../domain/robots/findings.ts";
import { linesFor, verdictsOn } from "../../domain/robots/question.ts";
import { answerRequests } from "../workers/answer-requests.ts";
import type { TestedSource, TesterAnswer, TesterRequest } from "./protocol.ts";

/** The last file that came, read once: paths and crawlers change more often than it does. */
let last: { source: TestedSource; file: ReturnType<typeof parseRobots>; chosen: string | null } | undefined;

/** Files are read here, off the page's thread, and this is where the registry is: neither weighs on the page. */
answerRequests<TesterRequest, TesterAnswer>(({ source, question, chosen }) => {
  const isSameFile = last !== undefined && isSame(last.source, source);
  const isSameChoice = isSameFile && last?.chosen === chosen;
  const file = isSameFile && last ? last.file : parseRobots(source.text);
  last = { source, file, chosen };
  const { access } = source;
  return {
    ...(!isSameFile && {
      check: checkRobots(file, access),
      findings: findingsIn(source.text, source.origin),
    }),
    verdicts: verdictsOn(file, access, question),
    ...(!isSameChoice && {
      lines: chosen === null || access !== "as-the-file-says" ? [] : linesFor(file, chosen),
    }),
  };
});

function isSame(one: TestedSource, other: TestedSource): boolean {
  return one.text === other.text && one.access === other.access && one.origin === other.origin;
}
