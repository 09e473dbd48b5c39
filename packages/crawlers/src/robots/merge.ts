import { type BlockConflict, conflictsOf } from "./conflicts.ts";
import { isAgentLine, isRuleLine, type RobotsLine } from "./line.ts";
import { parseRobots } from "./parse.ts";

/** The comments between which a generated block stands. */
export interface BlockMarkers {
  readonly begin: string;
  readonly end: string;
}

/** The markers that `mergeBlock` uses unless it is given others. */
export const blockMarkers: BlockMarkers = {
  begin: "# BEGIN AI crawler rules (generated: edits between these two lines are replaced)",
  end: "# END AI crawler rules",
};

export interface MergedRobots {
  readonly text: string;
  /** Where the rest of the file and the block say different things to the same crawler. */
  readonly conflicts: readonly BlockConflict[];
  /** Whether the file is now longer than the 500 KiB that crawlers have to read. */
  readonly truncated: boolean;
}

/**
 * Puts a generated block into an existing robots.txt. Every line outside the block stays byte for byte;
 * a block that is already there is replaced; merging the same block again changes nothing.
 *
 * The block takes the line endings of the file. It goes to the end when it is new, or when it stood in the
 * middle of a group and would have taken the group's rules for its own.
 *
 * @example
 * const block = printRobots({ groups: [{ agents: ["GPTBot"], rules: [{ disallow: "/" }] }] });
 * const { text, conflicts } = mergeBlock("User-agent: GPTBot\nAllow: /press/\n", block);
 * conflicts; // [{ kind: "still-allowed", agent: "GPTBot", rule: { line: 2, … } }]
 */
export function mergeBlock(
  existing: string,
  block: string,
  markers: BlockMarkers = blockMarkers,
): MergedRobots {
  const { before, after } = around(existing, markers);
  const eol = /\r\n|\r|\n/.exec(existing)?.[0] ?? "\n";
  const start = before + spacing(before, existing, eol);
  const lines = [
    markers.begin,
    // Agents that the file leaves without a rule would otherwise be taken into the block's first group.
    ...(endsWithAgents(before) ? ["Disallow:"] : []),
    ...linesOf(block).filter((line) => !isMarker(line, markers)),
    markers.end,
  ];
  const text = start + lines.join(eol) + eol + after;
  const above = linesOf(start).length;
  const file = parseRobots(text);
  const isInBlock = ({ line }: RobotsLine) => line > above && line <= above + lines.length;
  return { text, conflicts: conflictsOf(file, isInBlock), truncated: file.truncated };
}

interface Around {
  readonly before: string;
  readonly after: string;
}

/** What stands before and after the place of the block. */
function around(existing: string, markers: BlockMarkers): Around {
  const [first, ...others] = blocksIn(existing, markers);
  if (first === undefined) return { before: existing, after: "" };
  const before = existing.slice(0, first.start);
  let after = "";
  let from = first.end;
  for (const other of others) {
    after += existing.slice(from, other.start);
    from = other.end;
  }
  after += existing.slice(from);
  const splitsGroup = startsWithRule(after) || (endsWithAgents(before) && after !== "");
  return splitsGroup ? { before: before + after, after: "" } : { before, after };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The complete blocks: a begin and the first end after it, with no other begin between them. */
function blocksIn(text: string, markers: BlockMarkers): Span[] {
  const blocks: Span[] = [];
  if (!text.includes(markers.begin)) return blocks;
  let begin: Span | undefined;
  for (const line of text.matchAll(/[^\r\n]+(?:\r\n|\r|\n)?/g)) {
    const span = { start: line.index, end: line.index + line[0].length };
    const content = line[0].trim();
    if (content === markers.begin) begin = span;
    else if (content === markers.end && begin !== undefined) {
      blocks.push({ start: begin.start, end: span.end });
      begin = undefined;
    }
  }
  return blocks;
}

/** An empty line before a block that is new; where one is replaced, its line was free already. */
function spacing(before: string, existing: string, eol: string): string {
  const open = /[^\r\n]$/.test(before) ? eol : "";
  const isNew = before.length === existing.length;
  return isNew && linesOf(before).at(-1) ? open + eol : open;
}

function endsWithAgents(text: string): boolean {
  const last = parseRobots(text).lines.findLast((line) => isAgentLine(line) || isRuleLine(line));
  return last !== undefined && isAgentLine(last);
}

function startsWithRule(text: string): boolean {
  const first = parseRobots(text).lines.find((line) => isAgentLine(line) || isRuleLine(line));
  return first !== undefined && isRuleLine(first);
}

function isMarker(line: string, { begin, end }: BlockMarkers): boolean {
  return line.trim() === begin || line.trim() === end;
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
