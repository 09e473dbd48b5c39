import { type BlockConflict, conflictsOf } from "./conflicts.ts";
import { isAgentLine, isRuleLine, type RobotsLine } from "./line.ts";
import { parseRobots } from "./parse.ts";

/** The comments between which a generated block stands. */
export interface BlockMarkers {
  readonly begin: string;
  readonly end: string;
}

/**
 * The markers that `mergeBlock` uses unless it is given others.
 *
 * @example
 * const hasBlock = text.includes(blockMarkers.begin);
 */
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
 * Puts a generated block into an existing robots.txt. Every line outside the block stays byte for byte, a
 * marker that lost its partner excepted; a block that is already there is replaced; merging the same block
 * again changes nothing.
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
  const place = placeIn(existing, markers);
  const eol = /\r\n|\r|\n/.exec(existing)?.[0] ?? "\n";
  const start = place.before + spacing(place, eol);
  const lines = [
    markers.begin,
    // Agents that the file leaves without a rule would otherwise be taken into the block's first group.
    ...(endsWithAgents(place.before) ? ["Disallow:"] : []),
    ...linesOf(block).filter((line) => !isMarker(line, markers)),
    markers.end,
  ];
  const text = start + lines.join(eol) + eol + place.after;
  const above = linesOf(start).length;
  const file = parseRobots(text);
  const isInBlock = ({ line }: RobotsLine) => line > above && line <= above + lines.length;
  return { text, conflicts: conflictsOf(file, isInBlock), truncated: file.truncated };
}

interface Place {
  readonly before: string;
  readonly after: string;
  /** Whether the file had no block yet. */
  readonly isNew: boolean;
}

/** What stands before and after the place of the block, without the blocks that are there. */
function placeIn(existing: string, markers: BlockMarkers): Place {
  const { kept, at } = withoutBlocks(existing, markers);
  const rest = kept.join("");
  if (at === undefined) return { before: rest, after: "", isNew: true };
  const before = kept.slice(0, at).join("");
  const after = kept.slice(at).join("");
  const splitsGroup = startsWithRule(after) || (endsWithAgents(before) && after !== "");
  return splitsGroup ? { before: rest, after: "", isNew: false } : { before, after, isNew: false };
}

interface Kept {
  /** Pieces of the text, in order. */
  readonly kept: readonly string[];
  /** Before which of them the first block stood. */
  readonly at: number | undefined;
}

/**
 * The text without its blocks. A block is a begin and the first end after it, with no other begin between.
 * A marker without its partner goes, so that it can never form a block with another; what stands around it
 * stays.
 */
function withoutBlocks(text: string, { begin, end }: BlockMarkers): Kept {
  if (!text.includes(begin) && !text.includes(end)) return { kept: [text], at: undefined };
  const kept: string[] = [];
  let opened: number | undefined;
  let at: number | undefined;
  for (const [line] of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g)) {
    const content = line.trim();
    if (content === begin) opened = kept.length;
    else if (content !== end) kept.push(line);
    else if (opened !== undefined) {
      kept.length = opened;
      at ??= opened;
      opened = undefined;
    }
  }
  return { kept, at };
}

/** An empty line before a block that is new; where one is replaced, its line was free already. */
function spacing({ before, isNew }: Place, eol: string): string {
  const open = /[^\r\n]$/.test(before) ? eol : "";
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
