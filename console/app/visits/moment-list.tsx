import { linkClass } from "../layout/link.ts";
import type { ShownMoments } from "./moments.ts";

/** What happened while visits were counted, by the numbers that stand in the chart. */
export function MomentList({ moments: { heading, moments } }: { moments: ShownMoments }) {
  if (moments.length === 0) return null;
  return (
    <section className="mt-5">
      <h2 className="font-sans text-label text-faint tracking-normal">{heading}</h2>
      <ol className="mt-1 grid gap-1 text-muted text-sm">
        {moments.map(({ number, date, text, to }) => (
          <li key={number} className="flex gap-2.5">
            <span aria-hidden="true" className="text-sky figures">
              {number}
            </span>
            <span>
              <span className="text-text">{date}</span>:{" "}
              {to === undefined ? (
                text
              ) : (
                <a href={to} className={linkClass}>
                  {text}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
