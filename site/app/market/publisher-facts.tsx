import type { ReactNode } from "react";
import type { MarketSiteCopy } from "../content/market.ts";
import { ExternalLink } from "../ui/page-link.tsx";
import type { SiteView } from "./site-view.ts";

interface PublisherFactsProps {
  copy: MarketSiteCopy["facts"];
  facts: SiteView["facts"];
}

/** What the publisher says of the site. */
export function PublisherFacts({ copy, facts }: PublisherFactsProps) {
  const { contact } = facts;
  return (
    <aside className="rounded-panel border border-line bg-ink-900 px-6 py-5">
      <h2 className="text-[1.0625rem]">{copy.heading}</h2>
      <dl className="mt-3">
        {facts.topic && <Fact term={copy.topic}>{facts.topic}</Fact>}
        {facts.language && <Fact term={copy.language}>{facts.language}</Fact>}
        {contact && (
          <Fact term={copy.contact}>
            {contact.href === undefined ? (
              contact.text
            ) : contact.href.startsWith("mailto:") ? (
              <a href={contact.href} className={linkClass}>
                {contact.text}
              </a>
            ) : (
              <ExternalLink href={contact.href} className={linkClass}>
                {contact.text}
              </ExternalLink>
            )}
          </Fact>
        )}
        {facts.terms && (
          <Fact term={copy.terms}>
            <ExternalLink href={facts.terms} className={linkClass}>
              {copy.readTerms}
            </ExternalLink>
          </Fact>
        )}
        {facts.license && (
          <Fact term={copy.license}>
            <ExternalLink href={facts.license} className={linkClass}>
              {copy.readLicense}
            </ExternalLink>
          </Fact>
        )}
      </dl>
    </aside>
  );
}

const linkClass = "text-jade underline underline-offset-4 wrap-anywhere";

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="rule-dotted flex items-baseline justify-between gap-6 py-2.5">
      <dt className="shrink-0 text-faint text-label">{term}</dt>
      <dd className="min-w-0 text-right text-[0.9375rem]">{children}</dd>
    </div>
  );
}
