import { DatesForm } from "./dates-form.tsx";
import type { periodLinks } from "./visits-page.ts";

/** The time that the page shows, as links. */
export function PeriodSwitch({ periods }: { periods: ReturnType<typeof periodLinks> }) {
  const { label, links, dates } = periods;
  return (
    <nav aria-label={label} className="relative grid w-full shrink-0 gap-2 sm:w-auto xl:flex">
      <ul className="flex flex-wrap overflow-hidden rounded-control border border-line text-sm">
        {links.map(({ period, name, to, isCurrent, note }) => (
          <li key={period} className="grow not-first:border-line not-first:border-l">
            {note === undefined ? (
              <a
                href={to}
                aria-current={isCurrent ? "true" : undefined}
                className="grid min-h-10 place-items-center px-3 text-muted hover:text-text aria-[current]:bg-jade-deep aria-[current]:text-text forced-colors:aria-[current]:underline"
              >
                {name}
              </a>
            ) : (
              <span title={note} className="grid min-h-10 place-items-center px-3 text-faint">
                <span className="whitespace-nowrap">
                  {name} <span className="text-label">Pro</span>
                  <span className="sr-only"> ({note})</span>
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <DatesForm dates={dates} />
    </nav>
  );
}
