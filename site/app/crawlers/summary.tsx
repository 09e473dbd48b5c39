import type { Purpose } from "@octroi/crawlers";
import { pages } from "../../domain/pages/pages.ts";
import { PageLink } from "../ui/page-link.tsx";
import { Stat } from "../ui/stat.tsx";
import type { DirectoryView } from "./directory-view.ts";

interface SummaryProps {
  view: DirectoryView;
  onPurpose: (purpose: Purpose) => void;
}

/** Who they are, in numbers: how many train, how many answer, how many can be verified. */
export function Summary({ view: { copy, figures, purposeCounts, words }, onPurpose }: SummaryProps) {
  const maxCount = purposeCounts[0]?.count ?? 1;
  return (
    <section aria-labelledby="summary" className="border-y border-line-soft bg-ink-900">
      <div className="wrap grid gap-x-18 gap-y-10 py-12 lg:grid-cols-[1fr_1fr] lg:py-16">
        <h2 id="summary" className="sr-only">
          {copy.summary.heading}
        </h2>
        <div className="flex flex-col justify-between *:first:border-t-0 *:first:pt-0">
          {figures.map(({ id, ...figure }) => (
            <Stat key={id} {...figure} tone={id === "verifiable" ? "gain" : "plain"} />
          ))}
        </div>
        <table className="w-full border-collapse self-start text-[0.9375rem] max-md:hidden">
          <caption className="sr-only">{copy.summary.purposes}</caption>
          <thead>
            <tr className="text-label text-faint">
              <th scope="col" className="pb-2.5 text-left font-semibold">
                {copy.summary.purpose}
              </th>
              <th scope="col" colSpan={2} className="pb-2.5 text-right font-semibold">
                {copy.summary.crawlers}
              </th>
            </tr>
          </thead>
          <tbody>
            {purposeCounts.map(({ id, count }) => (
              <tr key={id} className="rule-dotted">
                <th scope="row" className="py-2 pr-4 text-left whitespace-nowrap">
                  <PageLink
                    to={pages.crawlers}
                    anchor="list"
                    onClick={(event) => {
                      event.preventDefault();
                      onPurpose(id);
                    }}
                    className="hover:text-jade"
                  >
                    {words.purposes[id]}
                  </PageLink>
                </th>
                <td aria-hidden="true" className="w-full px-2 py-2">
                  <span
                    className="bar-fill block h-1.5 rounded-full bg-jade/60"
                    style={{ width: `${(count / maxCount) * 100}%` }}
                  />
                </td>
                <td className="py-2 pl-2 text-right font-mono text-sm figures">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
