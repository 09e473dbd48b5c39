import type { RobotsCheck } from "@octroi/check/robots/check";
import type { Access } from "@octroi/check/robots/fetched";
import type { RobotsFindings } from "../../domain/robots/findings.ts";
import type { Question, Verdicts } from "../../domain/robots/question.ts";

/** A robots.txt, and whether it is what counts. */
export interface TestedSource {
  text: string;
  access: Access;
  /** Where the file is served, when it was read from there. */
  origin?: string;
}

/** Everything the page wants to know at one moment. */
export interface TesterRequest {
  source: TestedSource;
  question: Question;
  /** The crawler whose lines are to be shown. */
  chosen: string | null;
}

export interface TesterAnswer {
  /** Absent where the source is the last one's. */
  check?: RobotsCheck;
  findings?: RobotsFindings;
  verdicts: Verdicts;
  /** Absent where neither the source nor the choice is new. */
  lines?: readonly number[];
}
