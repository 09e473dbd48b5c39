import { crawlerPath } from "../../domain/directory/address.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { CrawlerView } from "./crawler-view.ts";
import { hasRobotsToken } from "./robots-lines.ts";

/** What must be said before anything else about a name that is not simply in use. */
export function Notice({ view: { copy, status, successors } }: { view: CrawlerView }) {
  if (status.id === "active") return null;
  const { heading, text } = copy.notices[status.id];
  const isUnreal = status.id === "never-real";
  return (
    <section
      className={`mt-8 rounded-panel border p-6 sm:p-7 ${
        isUnreal ? "border-coral-deep" : "border-dashed border-edge"
      }`}
    >
      <h2 className={`text-[1.375rem] ${isUnreal ? "text-coral" : ""}`}>{heading}</h2>
      <p className="mt-2.5 text-muted">{text}</p>
      {successors.length > 0 && (
        <p className="mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-2">
          <span className="text-label text-faint">
            {successors.some(hasRobotsToken) ? copy.successors.named : copy.successors.unnamed}
          </span>
          {successors.map((token) => (
            <PageLink
              key={token}
              to={crawlerPath(token)}
              className="font-mono text-sm text-jade underline underline-offset-4"
            >
              {token}
            </PageLink>
          ))}
        </p>
      )}
    </section>
  );
}
