import type { ReactNode } from "react";
import { readingMarks } from "./marks.ts";
import { Lines, Reading } from "./reading.tsx";
import type { FrontPageWords } from "./words.ts";

const marks = readingMarks.media;

/** A front page, with a crawler on every story. */
export function FrontPage({ words }: { words: FrontPageWords }) {
  return (
    <div className="rounded-panel border border-line bg-ink-900 p-5 sm:p-7">
      <p className="flex items-baseline justify-between gap-4 border-b-2 border-muted pb-3">
        <span className="font-display text-[1.625rem]/none font-semibold tracking-[-0.03em]">
          {words.masthead}
        </span>
        <span className="text-label text-faint">{words.edition}</span>
      </p>
      <Story section={words.lead.section} mark={<Reading mark={marks.lead} />} className="py-6">
        <p className="max-w-[16ch] text-balance font-display text-[clamp(1.75rem,1.4rem+1.4vw,2.25rem)]/[1.02] font-semibold tracking-[-0.03em]">
          {words.lead.headline}
        </p>
        <div className="mt-5 grid grid-cols-3 gap-4">
          <Lines widths={[100, 92, 97, 88, 60]} className="bg-jade-deep" />
          <Lines widths={[96, 100, 90, 99, 72]} className="bg-jade-deep" />
          <Lines widths={[99, 94, 100, 86, 40]} />
        </div>
      </Story>
      <div className="grid grid-cols-2 border-y border-line">
        <Story
          section={words.second.section}
          mark={<Reading mark={marks.second} />}
          className="border-r border-line py-5 pr-4 sm:pr-5"
        >
          <p className="font-display text-lg/tight font-semibold">{words.second.headline}</p>
          <div className="mt-4">
            <Lines widths={[100, 91, 96, 54]} />
          </div>
        </Story>
        <Story
          section={words.premium.section}
          mark={<Reading mark={marks.premium} />}
          className="py-5 pl-4 sm:pl-5"
        >
          <p className="font-display text-lg/tight font-semibold">{words.premium.headline}</p>
          <div className="mt-4 border-l-2 border-coral pl-3">
            <Lines widths={[94, 88, 97, 61]} className="bg-coral-deep" />
          </div>
        </Story>
      </div>
      <Story section={words.archives.section} mark={<Reading mark={marks.archives} />} className="pt-5">
        <div className="grid grid-cols-4 gap-2">
          {words.archives.years.map((year) => (
            <span
              key={year}
              className="rounded-[5px] border border-line bg-ink-850 px-2 pt-1.5 pb-3 font-mono text-[0.8125rem] text-muted shadow-[0_-3px_0_-1px_var(--color-ink-900),0_-4px_0_-1px_var(--color-line)]"
            >
              {year}
              <span className="mt-2 block h-0.5 w-2/3 bg-brass-deep" />
            </span>
          ))}
        </div>
      </Story>
    </div>
  );
}

function Story(props: { section: string; mark: ReactNode; className: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <span className="text-label text-faint">{props.section}</span>
        {props.mark}
      </p>
      {props.children}
    </div>
  );
}
