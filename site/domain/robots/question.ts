import { type Reason, readingReason } from "@octroi/check/robots/check";
import type { Access } from "@octroi/check/robots/fetched";
import { readAs } from "@octroi/check/robots/reader";
import {
  crawlerByToken,
  identify,
  isProductToken,
  productToken,
  type ReadingName,
  type RobotsFile,
} from "@octroi/crawlers";

/** One crawler, one path: as much as a visitor may type. */
export const questionLimits = { agent: 512, path: 2_048 } as const;

export interface Question {
  /** A name, or a whole `User-Agent` header. Empty: a crawler that no line names. */
  agent: string;
  /** A path, or a whole address. */
  path: string;
}

export interface ExplainedVerdict {
  allowed: boolean;
  reason: Reason;
}

export interface Verdicts {
  /** The name that was looked for in the file; empty for a crawler that no line names. */
  agent: string;
  /** The crawler of the registry that it is, if any. */
  token: string | null;
  path: string;
  rfc: ExplainedVerdict;
  /** What Google's published parser says, where that is something else. */
  google: ExplainedVerdict | null;
}

/** Whether one crawler may fetch one path, and which line says so. */
export function verdictsOn(file: RobotsFile, access: Access, question: Question): Verdicts {
  const path = pathIn(question.path);
  const { agent, token } = agentIn(question.agent);
  const explained = (reading: ReadingName): ExplainedVerdict => {
    if (access === "everything-allowed") return { allowed: true, reason: { because: "no-file" } };
    if (access === "everything-disallowed") return { allowed: false, reason: { because: "no-server" } };
    const { verdict, follows, mustBeNamed } = readAs(agent, path, file, reading);
    const reason: Reason = mustBeNamed
      ? { because: "must-be-named" }
      : readingReason(verdict, follows ?? agent, follows);
    return { allowed: verdict.allowed, reason };
  };
  const rfc = explained("rfc9309");
  const google = explained("google");
  return { agent, token, path, rfc, google: rfc.allowed === google.allowed ? null : google };
}

/** The lines that speak to a crawler, and those by which they do: numbers, in the order of the file. */
export function linesFor(file: RobotsFile, name: string): number[] {
  const { agent } = agentIn(name);
  const { verdict } = readAs(agent, "/", file, "rfc9309");
  if (!("groups" in verdict)) return [];
  return verdict.groups.flatMap(({ agents, rules }) => [...agents, ...rules].map(({ line }) => line));
}

function agentIn(typed: string): { agent: string; token: string | null } {
  const text = typed.trim().slice(0, questionLimits.agent);
  const crawler = crawlerByToken(text) ?? (isProductToken(text) ? undefined : identify(text));
  return { agent: crawler?.robotsToken ?? productToken(text), token: crawler?.token ?? null };
}

function pathIn(typed: string): string {
  const text = typed.trim().slice(0, questionLimits.path);
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  const path = url === null ? text : url.pathname + url.search;
  return path.startsWith("/") ? path : `/${path}`;
}
