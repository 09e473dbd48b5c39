import type { VisitsCopy } from "../content/visits.ts";
import { linkLook } from "../layout/link.ts";

interface NewsProps {
  news: readonly { crawler: string; text: string; rule: string; to: string }[];
  copy: VisitsCopy["news"];
}

const shownAtOnce = 3;

/** Who is new since last week. */
export function News({ news, copy }: NewsProps) {
  if (news.length === 0) return null;
  return (
    <ul className="mt-8 grid gap-2 border-jade border-l-2 pl-4 text-muted">
      {news.slice(0, shownAtOnce).map(({ crawler, text, rule, to }) => (
        <li key={crawler}>
          <strong className="font-semibold text-text">{copy.heading}</strong> {text} {rule}{" "}
          <a href={to} className={linkLook}>
            {copy.look}
            <span className="sr-only"> {crawler}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
