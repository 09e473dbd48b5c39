import type { AgentLine } from "../robots/line.ts";
import { affecting, namesOf } from "./affects.ts";
import type { Finding } from "./finding.ts";
import { agentLinesFor, type LintRule, type Subject, sourceLine } from "./subject.ts";

/** An empty line or a `Crawl-delay` ends no group: only a rule does (RFC 9309, section 2.1). */
export const joinedGroups: LintRule = (subject) => {
  const otherLines = new Set(
    subject.file.lines.filter(({ directive }) => directive === "other").map(({ line }) => line),
  );
  return subject.file.groups.flatMap(({ agents }): Finding[] => {
    const gaps = agents.slice(1).map((next, index) => gap(subject, agents[index], next, otherLines));
    const index = gaps.includes("other") ? gaps.indexOf("other") : gaps.indexOf("blank");
    const [agent, next, between] = [agents[index], agents[index + 1], gaps[index]];
    if (agent === undefined || next === undefined) return [];
    const was = sourceLine(subject, agent.line);
    const agentLines = agentLinesFor(subject, agent.line);
    return [
      {
        code: "joined-groups",
        severity: between === "other" ? "warning" : "note",
        line: agent.line,
        message: "joined-groups",
        values: { agent: agent.value, next: next.value, line: next.line },
        // A list of names with air in it is often meant as one; lines in between tell that it is not.
        ...(between === "other" && {
          fix: {
            edits: [{ line: agent.line, was, becomes: [was, "Disallow:"] }],
            affects: affecting(namesOf(agentLines.filter(({ line }) => line <= agent.line))),
          },
        }),
      },
    ];
  });
};

function gap(
  subject: Subject,
  agent: AgentLine | undefined,
  next: AgentLine,
  otherLines: ReadonlySet<number>,
): "none" | "blank" | "other" {
  let found: "none" | "blank" = "none";
  for (let at = (agent?.line ?? next.line) + 1; at < next.line; at++) {
    if (otherLines.has(at)) return "other";
    if (sourceLine(subject, at).trim() === "") found = "blank";
  }
  return found;
}
