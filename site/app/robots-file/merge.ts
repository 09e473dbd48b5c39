import { longText } from "@octroi/check/robots/existing";
import { type BlockConflict, blockMarkers, mergeBlock } from "@octroi/crawlers/robots";

export interface MergedFile {
  text: string;
  excerpt: Excerpt;
  /** How many lines are the visitor's own. */
  keptLines: number;
  findings: readonly Finding[];
  truncated: boolean;
}

/** A line of the visitor's that contradicts the generated ones, and for whom. */
export interface Finding {
  kind: BlockConflict["kind"];
  line: number;
  rule: string;
  agents: readonly string[];
}

/** The part of a file that is shown, and how many lines are not. */
export interface Excerpt {
  before: number;
  lines: readonly ExcerptLine[];
  after: number;
}

export interface ExcerptLine {
  number: number;
  text: string;
  /** Whether the generator wrote it. */
  generated: boolean;
}

export function mergeFiles(existing: string, block: string): MergedFile {
  const { text, conflicts, truncated } = mergeBlock(existing, block);
  const lines = numberedLines(text);
  const keptLines = lines.filter(({ generated, text: line }) => !generated && line.trim() !== "").length;
  return { text, excerpt: excerptOf(lines), keptLines, findings: findingsIn(conflicts), truncated };
}

/** One line often concerns several crawlers in the same way: it is told once. */
function findingsIn(conflicts: readonly BlockConflict[]): Finding[] {
  const byLine = Map.groupBy(conflicts, ({ kind, rule }) => `${kind} ${rule.line}`);
  return [...byLine.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const { kind, rule } = first;
    const agents = alike.map(({ agent }) => agent);
    return { kind, line: rule.line, rule: `${rule.field}: ${rule.value}`, agents };
  });
}

/** Every line of a file, and whether it stands between the markers. */
export function numberedLines(text: string): ExcerptLine[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === "") lines.pop();
  const first = lines.findIndex((line) => line.trim() === blockMarkers.begin);
  const last = lines.findIndex((line) => line.trim() === blockMarkers.end);
  return lines.map((line, index) => ({
    number: index + 1,
    text: line,
    generated: index >= first && index <= last,
  }));
}

const context = 12;

/** The whole file or, of one too long to draw, the generated lines with a few of their neighbours. */
export function excerptOf(lines: readonly ExcerptLine[]): Excerpt {
  const first = lines.findIndex(({ generated }) => generated);
  const last = lines.findLastIndex(({ generated }) => generated);
  const candidates = [lines, lines.slice(Math.max(0, first - context), last + 1 + context)];
  const excerpt = candidates.find(isDrawable) ?? lines.slice(first, last + 1);
  const before = (excerpt[0]?.number ?? 1) - 1;
  return { before, lines: excerpt, after: lines.length - before - excerpt.length };
}

function isDrawable(lines: readonly ExcerptLine[]): boolean {
  return lines.reduce((length, { text }) => length + text.length + 1, 0) <= longText;
}
