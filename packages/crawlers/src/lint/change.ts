import { understood } from "../robots/google.ts";
import type { AgentLine, RobotsLine } from "../robots/line.ts";
import { affecting, namesOf, namesOn } from "./affects.ts";
import type { Fix } from "./finding.ts";
import { agentLinesFor, rewritten, type Subject, sourceLine } from "./subject.ts";

/** How many names the fixes of one file may list in all: some groups hold thousands, and so may the mistakes. */
const atMost = 100_000;

/** Gives a line another field and value, and says whose rules that may change. */
export function changeIn(
  subject: Subject,
): (line: RobotsLine, field: string, value: string) => Fix | undefined {
  let listed = 0;
  return (line, field, value) => {
    const { group, googleGroup } = subject;
    listed += (group(line.line)?.agents.length ?? 0) + (googleGroup(line.line)?.agents.length ?? 0);
    if (listed > atMost) return undefined;
    const agentLines = agentLinesFor(subject, line.line);
    const edit = {
      line: line.line,
      was: sourceLine(subject, line.line),
      becomes: [rewritten(subject, line, field, value)],
    };
    return { edits: [edit], affects: affecting(namesTouched(line, field, value, agentLines)) };
  };
}

function namesTouched(
  line: RobotsLine,
  field: string,
  value: string,
  agentLines: readonly AgentLine[],
): readonly string[] {
  // Google takes more fields for these than RFC 9309 does, and none for another.
  switch (understood({ line: line.line, directive: "other", field, value }).directive) {
    case "user-agent":
      // The rules that follow leave the group that they were in.
      return [...namesOn(value), ...namesOn(line.value), ...namesOf(agentLines)];
    case "allow":
    case "disallow":
      return namesOf(agentLines);
    default:
      return [];
  }
}
