import { CopyButton } from "@octroi/ui/components/copy-button.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { memo, type UIEvent, useEffect, useMemo, useRef, useState } from "react";
import type { FileViewCopy } from "../content/tester/copy.ts";

const lineHeight = 24;
const drawnAround = 20;
/** The most that fits the frame, whatever its height. */
const drawnAtOnce = 40;
/** A line of a megabyte is one line all the same, and nobody reads it here. */
const maxLineLength = 500;

interface FileViewProps {
  copy: FileViewCopy;
  text: string;
  marked: readonly number[];
  chosen: string | null;
}

/** The file, line by line. Only the lines in sight are drawn: a file may have fifty thousand. */
export const FileView = memo(function FileView({ copy, text, marked, chosen }: FileViewProps) {
  const { counted } = formatter(useLanguage());
  const lines = useMemo(() => linesOf(text), [text]);
  const frame = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const marks = useMemo(() => new Set(marked), [marked]);
  const firstMark = marked[0];

  useEffect(() => {
    if (firstMark === undefined || !frame.current) return;
    frame.current.scrollTop = Math.max(0, (firstMark - 3) * lineHeight);
  }, [firstMark]);

  const scroll = ({ currentTarget }: UIEvent) =>
    setFirst(Math.max(0, Math.floor(currentTarget.scrollTop / lineHeight / drawnAround) - 1) * drawnAround);
  const visibleLines = lines.slice(first, first + drawnAtOnce + 2 * drawnAround);

  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-ink-900">
      <figcaption className="flex min-h-13 items-center justify-between gap-4 border-line-soft border-b py-2 pr-2 pl-5 text-label">
        <span aria-live="polite" className="min-w-0 truncate">
          {chosen === null ? (
            "robots.txt"
          ) : (
            <Filled text={marked.length > 0 ? copy.chosen : copy.silent} values={{ token: chosen }} />
          )}
        </span>
        <span className="flex shrink-0 items-center gap-3 text-faint">
          <span className="max-sm:hidden">{counted(lines.length, copy.lines)}</span>
          <CopyButton text={text} variant="ghost" />
        </span>
      </figcaption>
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={copy.label}
        onScroll={scroll}
        className="max-h-52 overflow-auto overscroll-contain pb-3 lg:max-h-[min(37.5rem,calc(100dvh-12rem))]"
      >
        <ol
          start={first + 1}
          className="w-max min-w-full font-mono text-[0.8125rem]"
          style={{
            height: lines.length * lineHeight,
            paddingTop: first * lineHeight,
            lineHeight: `${lineHeight}px`,
          }}
        >
          {visibleLines.map((line, index) => {
            const number = first + index + 1;
            return (
              <li
                key={number}
                data-marked={marks.has(number) || undefined}
                className="grid grid-cols-[3.75rem_auto] whitespace-pre pr-5 data-marked:bg-jade-deep/45 data-marked:shadow-[inset_2px_0_0_var(--color-jade)]"
              >
                <span aria-hidden="true" className="select-none pr-4 text-right text-faint figures">
                  {number}
                </span>
                <code className={colourOf(line)}>{line.slice(0, maxLineLength) || " "}</code>
              </li>
            );
          })}
        </ol>
      </section>
    </figure>
  );
});

/** As the parser counts them; what follows the last line's end is no line. */
function linesOf(text: string): string[] {
  return text.replace(/(\r\n|\r|\n)$/, "").split(/\r\n|\r|\n/);
}

function colourOf(line: string): string {
  if (/^\s*#/.test(line)) return "text-faint";
  if (/^\s*disallow\s*:\s*\S/i.test(line)) return "text-coral";
  return /^\s*(dis)?allow\s*:/i.test(line) ? "text-jade" : "text-text";
}
