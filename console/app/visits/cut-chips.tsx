import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { Plus, X } from "lucide-react";
import type { CutBarData } from "./cut-bar.ts";

const chipClass =
  "inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border px-3.5 py-1 text-sm forced-colors:border-[CanvasText]";

/** What the figures are cut by: each part a link that takes it away, and on demand what they may be narrowed to. */
export function CutChips({ bar: { words, chips, clear, groups } }: { bar: CutBarData }) {
  const { number } = formatter(useLanguage());
  if (chips.length === 0 && groups.length === 0) return null;
  return (
    <section aria-label={words.label} className="mt-5 flex flex-wrap items-center gap-2 print:hidden">
      {chips.length > 0 && (
        <ul className="contents">
          {chips.map(({ dimension, name, to }) => (
            <li key={`${dimension} ${name}`} className="min-w-0 max-w-full">
              <a href={to} className={`${chipClass} border-jade bg-jade-deep text-text hover:border-text`}>
                <span className="min-w-0 wrap-anywhere">
                  <span className="text-muted">{dimension}</span> {name}
                </span>
                <X aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
                <span className="sr-only">({words.remove})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <details className="group min-w-0 open:basis-full">
          <summary className="w-fit list-none [&::-webkit-details-marker]:hidden">
            <span
              className={`${chipClass} cursor-pointer border-line text-muted hover:border-muted hover:text-text group-open:border-muted group-open:text-text`}
            >
              <Plus
                aria-hidden="true"
                className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-45"
              />
              {words.add}
            </span>
          </summary>
          <div className="mt-4 grid gap-x-8 gap-y-6 rounded-panel border border-line bg-ink-900 p-5 sm:grid-cols-2 xl:grid-cols-4">
            {groups.map(({ dimension, values }) => (
              <section key={dimension} className="min-w-0">
                <h2 className="font-sans text-label text-faint tracking-normal">{dimension}</h2>
                <ul className="mt-1">
                  {values.map(({ name, visits, to }) => (
                    <li key={name}>
                      <a
                        href={to}
                        className="-mx-2 flex min-h-9 items-center justify-between gap-4 rounded-control px-2 py-1 text-sm hover:bg-ink-800 hover:text-jade"
                      >
                        <span className="min-w-0 truncate" title={name}>
                          {name}
                        </span>
                        <span className="text-faint figures">{number(visits)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </details>
      )}
      {clear && (
        <a href={clear} className="px-2 text-muted text-sm underline underline-offset-4 hover:text-text">
          {words.clear}
        </a>
      )}
    </section>
  );
}
