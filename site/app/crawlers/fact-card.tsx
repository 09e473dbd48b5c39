import type { ReactNode } from "react";
import { operatorPath } from "../../domain/directory/address.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { CrawlerView } from "./crawler-view.ts";

/** What anyone asks first, on one card. */
export function FactCard({ view }: { view: CrawlerView }) {
  const { card } = view.copy;
  return (
    <aside className="rounded-panel border border-line bg-ink-900 px-6 py-5 sm:px-8 sm:py-6">
      <h2 className="text-[1.1875rem]">{card.heading}</h2>
      <dl className="mt-4">
        <Fact term={card.operator}>
          {view.operator === null ? (
            card.unknownOperator
          ) : view.related.length > 0 ? (
            <PageLink
              to={operatorPath(view.operator)}
              className="underline decoration-edge underline-offset-4 hover:text-jade"
            >
              {view.operator}
            </PageLink>
          ) : (
            view.operator
          )}
        </Fact>
        <Fact term={card.purpose}>{view.purpose.name}</Fact>
        <Fact term={card.status}>{view.status.name}</Fact>
        <Fact term={card.logs}>{view.sendsRequests ? card.inLogs[view.status.id] : card.neverInLogs}</Fact>
        <Fact term={card.robotsTxt}>{view.robotsTxt.name}</Fact>
        {view.aliases.length > 0 && (
          <Fact term={card.aliases}>
            <span className="font-mono text-sm">{view.aliases.join(", ")}</span>
          </Fact>
        )}
        <Fact term={card.checked}>{view.checked}</Fact>
      </dl>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="rule-dotted flex items-baseline justify-between gap-6 py-2.5">
      <dt className="shrink-0 text-label text-faint">{term}</dt>
      <dd className="min-w-0 text-right text-[0.9375rem]">{children}</dd>
    </div>
  );
}
