import { Button } from "@octroi/ui/components/button.tsx";
import { ChevronDown } from "lucide-react";
import type { periodLinks } from "./visits-page.ts";

const fieldClass =
  "mt-1 block h-10 w-full min-w-0 rounded-control border border-edge bg-ink-950 px-3 text-[0.9375rem] text-text [color-scheme:dark] hover:border-muted focus-visible:border-jade aria-invalid:border-coral";

/** Any days, typed or from the browser's calendar, and beside which others. A form that sends an address to share. */
export function DatesForm({ dates }: { dates: ReturnType<typeof periodLinks>["dates"] }) {
  const { words, path, others, from, to, min, max, compare, compares, current, problem } = dates;
  return (
    <details className="group min-w-0" open={problem !== undefined || undefined}>
      <summary
        className={`flex min-h-10 cursor-pointer list-none items-center justify-between gap-3 rounded-control border border-line px-3 text-sm hover:text-text [&::-webkit-details-marker]:hidden ${
          current ? "bg-jade-deep text-text" : "text-muted"
        }`}
      >
        {current ?? words.open}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <form
        method="get"
        action={path}
        className="mt-2 rounded-panel border border-line bg-ink-900 p-4 xl:absolute xl:top-full xl:right-0 xl:z-20 xl:w-96"
      >
        {others.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="min-w-0">
          <legend className="sr-only">{words.legend}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
            <label className="min-w-0 text-faint text-sm">
              {words.from}
              <input
                type="date"
                name="from"
                defaultValue={from}
                min={min}
                max={max}
                aria-invalid={problem === undefined ? undefined : true}
                aria-describedby={problem === undefined ? undefined : "dates-problem"}
                className={fieldClass}
              />
            </label>
            <label className="min-w-0 text-faint text-sm">
              {words.to}
              <input type="date" name="to" defaultValue={to} min={min} max={max} className={fieldClass} />
            </label>
          </div>
          {problem === undefined ? (
            <p className="mt-2 text-faint text-sm">{words.hint}</p>
          ) : (
            <p id="dates-problem" role="alert" className="mt-2 text-coral text-sm">
              {problem}
            </p>
          )}
          <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3">
            <label className="min-w-0 text-faint text-sm">
              {words.compare}
              <select name="compare" defaultValue={compare} className={fieldClass}>
                {compares.map((each) => (
                  <option key={each} value={each}>
                    {words.compares[each]}
                  </option>
                ))}
              </select>
            </label>
            <Button type="submit" variant="outline" size="sm">
              {words.show}
            </Button>
          </div>
        </fieldset>
      </form>
    </details>
  );
}
