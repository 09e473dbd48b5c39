import type { ExcerptLine } from "./merge.ts";

interface RobotsLinesProps {
  lines: readonly ExcerptLine[];
  /** Sets the generator's lines off from the visitor's own. */
  marksGenerated: boolean;
}

/** A robots.txt in the colours of its decisions. */
export function RobotsLines({ lines, marksGenerated }: RobotsLinesProps) {
  return lines.map(({ number, text, generated }) => (
    <span
      key={number}
      className={`${colour(text)} ${
        marksGenerated && generated
          ? "-mx-5 block border-jade border-l-2 bg-jade-deep/30 pr-5 pl-[1.125rem]"
          : ""
      }`}
    >
      {`${text}\n`}
    </span>
  ));
}

function colour(line: string): string {
  if (/^\s*#/.test(line)) return "text-faint";
  if (/^\s*disallow\s*:\s*\S/i.test(line)) return "text-coral";
  if (/^\s*(dis)?allow\s*:/i.test(line)) return "text-jade";
  return "text-text";
}
