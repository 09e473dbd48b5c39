import { type BlockConflict, conflictsOf } from "./conflicts.ts";
import { octetLimit } from "./decode.ts";
import { endsWithAgents, splitBlock, startsWithRule, startsWithStatement } from "./for-everyone.ts";
import type { RobotsLine } from "./line.ts";
import { parseRobots, type RobotsFile } from "./parse.ts";

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
 * middle of a group and would have taken the group's rules for its own. A new one that begins with a statement about
 * the whole file, such as `License`, goes to the beginning.
 *
 * What it says to everyone goes, between markers too, into the file's own group for everyone, where there is one:
 * readers that take the first of two such groups would miss the other's rules. Sitemaps that the file names are not
 * named again.
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
  const eol = /\r\n|\r|\n/.exec(existing)?.[0] ?? "\n";
  const outside = placeIn(existing, markers, startsWithStatement(block) ? eol : undefined);
  const file = parseRobots(outside.before + outside.after);
  const { forEveryone, rest } = splitBlock(contentOf(block, markers, file), file);
  const marked = (lines: readonly string[]) => [markers.begin, ...lines, markers.end];
  const inner = forEveryone && { line: forEveryone.line, lines: marked(forEveryone.lines) };
  const place = inner ? withInner(outside, inner, eol) : outside;
  // Agents that the file leaves without a rule would otherwise be taken into the block's first group.
  const guard = endsWithAgents(place.before) ? ["Disallow:"] : [];
  // What is said to everyone may be all there is to say.
  const lines = inner && rest.length === 0 ? [] : marked([...guard, ...rest]);
  const start = place.before + (lines.length === 0 ? "" : spacing(place, eol));
  const text = start + lines.map((line) => line + eol).join("") + place.after;
  const merged = parseRobots(text);
  // Past what is read there is no line to number.
  const above = linesOf(start.slice(0, octetLimit)).length;
  const isInBlock = ({ line }: RobotsLine) => line > above && line <= above + lines.length;
  const firstInner = inner && inner.line + (inner.line > above ? lines.length : 0);
  const isInner = ({ line }: RobotsLine) =>
    firstInner !== undefined && line > firstInner && line <= firstInner + (inner?.lines.length ?? 0);
  const compared = { ...merged, lines: merged.lines.filter((line) => !isInner(line)) };
  let conflicts: readonly BlockConflict[] | undefined;
  return {
    text,
    truncated: merged.truncated,
    // Found when they are asked for: in a file of many groups that takes longer than all else.
    get conflicts() {
      conflicts ??= conflictsOf(compared, isInBlock);
      return conflicts;
    },
  };
}

/** The lines of a block that the file does not have already. */
function contentOf(block: string, markers: BlockMarkers, file: RobotsFile): string[] {
  const known = new Set(file.sitemaps.map(({ value }) => value));
  const lines = linesOf(block).filter((line) => {
    const [sitemap] = known.size > 0 ? parseRobots(line).sitemaps : [];
    return !isMarker(line, markers) && !(sitemap && known.has(sitemap.value));
  });
  return lines.slice(0, lines.findLastIndex((line) => line !== "") + 1);
}

interface Place {
  readonly before: string;
  readonly after: string;
  /** Whether the file had no block yet. */
  readonly isNew: boolean;
}

/** What stands before and after the place of the block, without the blocks that are there. */
function placeIn(existing: string, markers: BlockMarkers, firstWith: string | undefined): Place {
  const { cuts, starts } = blocksIn(existing, markers);
  const parts = (at: number) => ({
    before: without(cuts, existing, 0, at),
    after: without(cuts, existing, at, existing.length),
  });
  // One stands within the group for everyone. We write no more than two, and others' may be many.
  for (const start of starts.slice(0, 2)) {
    const { before, after } = parts(start);
    const splitsGroup = startsWithRule(after) || (endsWithAgents(before) && after !== "");
    if (!splitsGroup) return { before, after, isNew: false };
  }
  const isNew = starts.length === 0;
  const { before } = parts(existing.length);
  if (!isNew || firstWith === undefined || before.trim() === "" || startsWithRule(before))
    return { before, after: "", isNew };
  const top = /^\uFEFF?/.exec(before)?.[0] ?? "";
  return { before: top, after: firstWith + before.slice(top.length), isNew };
}

interface Inner {
  /** The number of the line that it goes after. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** The file with lines put into one of its groups. */
function withInner({ before, after, isNew }: Place, { line, lines }: Inner, eol: string): Place {
  const inserted = lines.map((each) => each + eol).join("");
  const text = before + after;
  const at = endOfLine(text, line);
  const open = /[\r\n]$/.test(text.slice(0, at)) ? "" : eol;
  const insert = (part: string, from: number) => part.slice(0, from) + open + inserted + part.slice(from);
  return at <= before.length
    ? { before: insert(before, at), after, isNew }
    : { before, after: insert(after, at - before.length), isNew };
}

/** Where a line, counted from 1, ends with what ends it. */
function endOfLine(text: string, line: number): number {
  let at = 0;
  let count = 0;
  for (const { index, 0: eol } of text.matchAll(/\r\n|\r|\n/g)) {
    at = index + eol.length;
    count++;
    if (count === line) return at;
  }
  return text.length;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * What is to be cut out, and where the blocks stood. A block is a begin and the first end after it, with
 * no other begin between. A marker without its partner is cut out alone, so that it can never form a block
 * with another.
 */
function blocksIn(text: string, { begin, end }: BlockMarkers): { cuts: Span[]; starts: number[] } {
  const cuts: Span[] = [];
  const starts: number[] = [];
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
      if (opened !== undefined) starts.push(opened.start);
      opened = undefined;
    }
  }
  if (opened !== undefined) cuts.push(opened);
  return { cuts, starts };
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

function isMarker(line: string, { begin, end }: BlockMarkers): boolean {
  return line.trim() === begin || line.trim() === end;
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
