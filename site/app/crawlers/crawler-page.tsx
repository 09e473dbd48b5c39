import { crawlerPath } from "../../domain/directory/address.ts";
import { pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";
import { StructuredData } from "../ui/structured-data.tsx";
import { Blocking } from "./blocking.tsx";
import type { CrawlerView } from "./crawler-view.ts";
import { FactCard } from "./fact-card.tsx";
import { Identity } from "./identity.tsx";
import { Notice } from "./notice.tsx";
import { Related } from "./related.tsx";
import { termOf } from "./search-data.ts";
import { Sources } from "./sources.tsx";

export function CrawlerPage({ view }: { view: CrawlerView }) {
  const { copy, token, description, note } = view;
  const root = useRootData();
  const directory = copy.breadcrumbs.directory;
  return (
    <>
      <div className="wrap pt-10 pb-14 md:pt-14 lg:pb-20">
        <Breadcrumbs
          label={copy.breadcrumbs.label}
          trail={[
            { name: directory, path: pages.crawlers },
            { name: token, path: crawlerPath(token) },
          ]}
        />
        <header className="mt-9 grid items-start gap-x-18 gap-y-10 lg:grid-cols-[1.15fr_0.85fr]">
          <div className="min-w-0">
            <h1 className="font-mono text-[clamp(1.75rem,1rem+3.8vw,3.75rem)]/[1.08] font-semibold tracking-[-0.05em] wrap-anywhere">
              {token}
            </h1>
            <p className="mt-6 text-lead">{description}</p>
            <Notice view={view} />
            {note && (
              <p className="mt-6 max-w-[54ch] border-l-2 border-jade pl-5 text-muted">
                <strong className="block text-label text-jade">{copy.noteHeading}</strong>
                <span className="mt-1.5 block">{note}</span>
              </p>
            )}
          </div>
          <FactCard view={view} />
        </header>
      </div>
      <Blocking view={view} />
      <Identity view={view} />
      <div className="border-t border-line-soft">
        <div className="wrap chapter grid gap-x-18 gap-y-16 lg:grid-cols-2">
          <Sources view={view} />
          <Related view={view} />
        </div>
      </div>
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <SignUpButton variant="jade" size="lg">
          {copy.closing.signUp}
        </SignUpButton>
        <ButtonLink to={pages.robotsTxtGenerator} variant="outline" size="lg">
          {copy.closing.generator}
        </ButtonLink>
      </ClosingCall>
      <StructuredData data={termOf({ token, description, directory }, root)} />
    </>
  );
}
