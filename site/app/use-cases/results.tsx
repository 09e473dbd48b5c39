import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import type { Arrangement } from "./arrangement.ts";

const week = [1, 2, 3, 4, 5, 6, 7] as const;

interface ResultsProps {
  copy: AnyUseCaseCopy["results"];
  /** The word before a day's number. */
  day: string;
  note: string;
  arrangement: Arrangement["results"];
}

/** What a publisher may expect by which day of the first week. */
export function Results({ arrangement, ...list }: ResultsProps) {
  return (
    <section className="border-t border-line-soft">
      <div className="wrap chapter">{arrangement === "rows" ? <Rows {...list} /> : <Rail {...list} />}</div>
    </section>
  );
}

type ListProps = Omit<ResultsProps, "arrangement">;

function Rows({ copy, day, note }: ListProps) {
  return (
    <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <SectionHeading title={copy.heading} lead={note} />
      <ol className="border-b border-line">
        {Object.entries(copy.list).map(([reached, { title, text }]) => (
          <li
            key={reached}
            className="grid gap-x-8 gap-y-4 border-t border-line py-7 sm:grid-cols-[9rem_1fr]"
          >
            <div>
              <p className="font-display text-2xl/none font-semibold figures">
                {day} {reached}
              </p>
              <p aria-hidden="true" className="mt-3 flex gap-1">
                {week.map((each) => (
                  <span
                    key={each}
                    className={`bar-fill h-2 w-3.5 rounded-[2px] ${each <= Number(reached) ? "bg-jade" : "bg-ink-800"}`}
                  />
                ))}
              </p>
            </div>
            <div>
              <h3 className="text-[1.3125rem]">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Rail({ copy, day, note }: ListProps) {
  const reached = new Set(Object.keys(copy.list).map(Number));
  return (
    <>
      <SectionHeading title={copy.heading} lead={note} />
      <div aria-hidden="true" className="mt-12 grid grid-cols-7 gap-1.5">
        {week.map((each) => (
          <span key={each} className="text-label text-faint">
            <span
              className={`bar-fill block h-2.5 rounded-[3px] ${reached.has(each) ? "bg-jade" : "bg-jade-deep"}`}
            />
            <span className={`mt-2 block ${reached.has(each) ? "text-jade" : ""}`}>{each}</span>
          </span>
        ))}
      </div>
      <ol className="mt-8 grid gap-x-12 gap-y-8 md:auto-cols-fr md:grid-flow-col">
        {Object.entries(copy.list).map(([number, { title, text }]) => (
          <li key={number} className="border-t border-line pt-5">
            <p className="text-label text-jade">
              {day} {number}
            </p>
            <h3 className="mt-3 text-[1.3125rem]">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
