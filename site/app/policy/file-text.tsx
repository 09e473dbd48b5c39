import { type Counted, formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { excerptOf, numberedLines } from "../robots-file/merge.ts";
import { RobotsLines } from "../robots-file/robots-lines.tsx";
import type { PolicyPreview } from "./policy-preview.ts";

interface FileTextProps {
  label: string;
  text: string;
  isRobots: boolean;
  /** Of the visitor's own file a part is drawn, with our lines set off. */
  merged: PolicyPreview["merged"];
  hidden: Counted;
}

/** A file's text. A long line is broken: nothing scrolls sideways. */
export function FileText({ label, text, isRobots, merged, hidden }: FileTextProps) {
  const { counted } = formatter(useLanguage());
  const more = (count: number) =>
    count > 0 && <span className="block text-faint italic">{`${counted(count, hidden)}\n`}</span>;
  const excerpt = isRobots ? (merged?.excerpt ?? excerptOf(numberedLines(text))) : undefined;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      className="max-h-[min(460px,60dvh)] overflow-y-auto overscroll-contain print:max-h-none px-5 py-4"
    >
      <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-[0.8125rem]/relaxed">
        <code>
          {excerpt ? (
            <>
              {more(excerpt.before)}
              <RobotsLines lines={excerpt.lines} marksGenerated={merged !== undefined} />
              {more(excerpt.after)}
            </>
          ) : (
            text
          )}
        </code>
      </pre>
    </section>
  );
}
