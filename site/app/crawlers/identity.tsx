import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { ExternalLink } from "../ui/page-link.tsx";
import type { CrawlerView, Source } from "./crawler-view.ts";

/** Kept for examples by RFC 5737 and RFC 2606. */
const example = { address: "192.0.2.10", host: "crawler.example" } as const;

/** How to tell the crawler from anyone who sends its name, or plainly that it cannot be told. */
export function Identity({ view }: { view: CrawlerView }) {
  const { copy, userAgent, sendsRequests, commonWord } = view;
  return (
    <section className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.85fr_1.15fr]">
      <div>
        <SectionHeading title={copy.identity.heading} />
        {sendsRequests && <p className="mt-5 text-lead">{copy.identity.claim}</p>}
        {commonWord && <p className="mt-4 text-muted">{copy.commonWord}</p>}
      </div>
      <div className="min-w-0">
        <Verification view={view} />
        {userAgent && (
          <div className="mt-10">
            <h3 className="text-[1.1875rem]">{copy.identity.header}</h3>
            <div className="mt-4 **:[pre]:wrap-anywhere **:[pre]:whitespace-pre-wrap">
              <CodeBlock code={userAgent.header} title={userAgent.source} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function Verification({ view: { copy, verification, sendsRequests } }: { view: CrawlerView }) {
  const { identity } = copy;
  if (!sendsRequests) {
    return <PlainCard title={identity.sendsNothing.title} text={identity.sendsNothing.text} />;
  }
  if (verification.methods.length === 0) {
    return (
      <PlainCard
        title={verification.none.name}
        text={`${verification.none.meaning} ${identity.unverifiable}`}
      />
    );
  }
  return (
    <>
      <h3 className="sr-only">{identity.methods}</h3>
      <ol className="border-b border-line">
        {verification.methods.map(({ id, name, meaning }, position) => (
          <li key={id} className="grid grid-cols-[2rem_1fr] border-t border-line py-5">
            <span className="pt-1 text-label text-jade">{position + 1}</span>
            <div className="min-w-0">
              <p className="font-display text-xl font-semibold">{name}</p>
              <p className="mt-1.5 text-muted">{meaning}</p>
              {id === "reverse-dns" && <ReverseDns copy={identity.reverseDns} />}
            </div>
          </li>
        ))}
      </ol>
      {verification.source && (
        <p className="mt-5 text-[0.9375rem] text-muted">
          <span className="block text-label text-faint">{identity.source}</span>
          <span className="mt-1.5 block font-mono text-sm break-all">
            <Elsewhere source={verification.source} />
          </span>
          <span className="mt-1.5 block">
            {verification.sourceRead ? identity.sourceRead : identity.sourceNotRead}
          </span>
        </p>
      )}
    </>
  );
}

function ReverseDns({ copy }: { copy: CrawlerView["copy"]["identity"]["reverseDns"] }) {
  return (
    <>
      <p className="mt-4 text-label text-faint">{copy.intro}</p>
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        <li>
          <code className="font-mono text-text">host {example.address}</code> {copy.host}
        </li>
        <li>
          <code className="font-mono text-text">host {example.host}</code> {copy.address}
        </li>
      </ul>
    </>
  );
}

function PlainCard({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-y border-line py-6">
      <h3 className="text-[1.625rem]">{title}</h3>
      <p className="mt-3 max-w-[58ch] text-muted">{text}</p>
    </div>
  );
}

export function Elsewhere({ source: { text, href } }: { source: Source }) {
  if (href === null) return text;
  return (
    <ExternalLink href={href} className="text-jade underline decoration-1 underline-offset-4">
      {text}
    </ExternalLink>
  );
}
