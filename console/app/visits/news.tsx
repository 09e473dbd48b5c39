import type { VisitsCopy } from "../content/visits.ts";
import { linkClass } from "../layout/link.ts";

interface NewsProps {
  news: readonly { crawler: string; text: string; to: string }[];
  copy: VisitsCopy["news"];
}

/** Who is new since last week, and who stopped coming. */
export function News({ news, copy }: NewsProps) {
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="news" className="mt-8 border-jade border-l-2 pl-4">
      <h2 id="news" className="font-sans font-semibold text-base tracking-normal">
        {copy.heading}
      </h2>
      <ul className="mt-1 grid gap-1.5 text-muted">
        {news.map(({ crawler, text, to }) => (
          <li key={crawler}>
            {text}{" "}
            <a href={to} className={linkClass}>
              {copy.look}
              <span className="sr-only"> {crawler}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
