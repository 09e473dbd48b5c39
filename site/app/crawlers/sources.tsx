import { brand } from "@octroi/ui/brand/brand";
import type { ReactNode } from "react";
import type { CrawlerView, Source } from "./crawler-view.ts";
import { Elsewhere } from "./identity.tsx";

/** What was read, where and when: without it the page would be one more list. */
export function Sources({ view: { copy, evidence, checked } }: { view: CrawlerView }) {
  const { sources } = copy;
  const page = (address: string): Source => ({
    text: address.replace(/^https?:\/\/(www\.)?/, ""),
    href: address,
  });
  return (
    <section>
      <h2 className="text-[1.625rem]">{sources.heading}</h2>
      <dl className="mt-7 border-b border-line">
        <Row term={sources.kind}>
          <p>{evidence.name}</p>
          <p className="mt-1 text-[0.9375rem] text-muted">{evidence.meaning}</p>
        </Row>
        {evidence.documentation && (
          <Row term={sources.documentation}>
            <Links sources={[page(evidence.documentation)]} />
          </Row>
        )}
        {evidence.pages.length > 0 && (
          <Row term={sources.pages}>
            <Links sources={evidence.pages.map(page)} />
          </Row>
        )}
        {evidence.lists.length > 0 && (
          <Row term={sources.lists}>
            <Links sources={evidence.lists} />
          </Row>
        )}
        <Row term={sources.checked}>{checked}</Row>
      </dl>
      <p className="mt-5 text-[0.9375rem] text-muted">
        {sources.wrong}{" "}
        <a href={`mailto:${brand.contactEmail}`} className="text-jade underline underline-offset-4">
          {sources.write}
        </a>
      </p>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-t border-line py-4 sm:grid-cols-[11rem_1fr]">
      <dt className="text-label text-faint sm:pt-1">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Links({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="grid gap-1.5 text-[0.9375rem] wrap-anywhere">
      {sources.map((source) => (
        <li key={source.text}>
          <Elsewhere source={source} />
        </li>
      ))}
    </ul>
  );
}
