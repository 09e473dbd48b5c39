import { type BlockConflict, conflictsOf } from "./conflicts.ts";
import { octetLimit } from "./decode.ts";
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
  const file = parseRobots(text);
  // Past what is read there is no line to number.
  const above = linesOf(start.slice(0, octetLimit)).length;
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
  const { cuts, first } = blocksIn(existing, markers);
  const before = without(cuts, existing, 0, first ?? existing.length);
  if (first === undefined) return { before, after: "", isNew: true };
  const after = without(cuts, existing, first, existing.length);
  const splitsGroup = startsWithRule(after) || (endsWithAgents(before) && after !== "");
  return { before: splitsGroup ? before + after : before, after: splitsGroup ? "" : after, isNew: false };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What is to be cut out, and where the first block stood. A block is a begin and the first end after it, with
 * no other begin between. A marker without its partner is cut out alone, so that it can never form a block
 * with another.
 */
function blocksIn(text: string, { begin, end }: BlockMarkers): { cuts: Span[]; first: number | undefined } {
  const cuts: Span[] = [];
  let first: number | undefined;
  let opened: Span | undefined;
  const marker = new RegExp(
    `(?<![^\\r\\n\\uFEFF])[ \\t]*(${literal(begin)}|${literal(end)})[ \\t]*(?:\\r\\n|\\r|\\n|$)`,
    "g",
  );
  for (const found of text.matchAll(marker)) {
    const line = { start: found.index, end: found.index + found[0].length };
    if (found[1] === begin) {
      if (opened !== undefined) cuts.push(opened);
      opened = line;
    } else {
      cuts.push({ start: opened?.start ?? line.start, end: line.end });
      first ??= opened?.start;
      opened = undefined;
    }
  }
  if (opened !== undefined) cuts.push(opened);
  return { cuts, first };
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** The text from `start` to `end` without what is cut out of it. */
function without(cuts: readonly Span[], text: string, start: number, end: number): string {
  let kept = "";
  let from = start;
  for (const cut of cuts.filter((each) => each.start >= start && each.start < end)) {
    kept += text.slice(from, cut.start);
    from = cut.end;
  }
  return kept + text.slice(from, end);
}

/** An empty line before a block that is new; where one is replaced, its line was free already. */
function spacing({ before, isNew }: Place, eol: string): string {
  const endsInLine = /[^\r\n\uFEFF]$/;
  const open = endsInLine.test(before) ? eol : "";
  return isNew && endsInLine.test(before.replace(/(?:\r\n|\r|\n)$/, "")) ? open + eol : open;
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
