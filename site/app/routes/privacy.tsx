import { formatter } from "@octroi/ui/language/format";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { MarkdownDocument } from "../../domain/documentation/document.ts";
import { legal } from "../../domain/figures/figures.ts";
import { type LegalCopy, legalPages } from "../content/legal.ts";
import { languageFrom } from "../page/language.ts";
import { PageHeading } from "../ui/heading.tsx";
import { Outline } from "../ui/outline.tsx";
import { Prose } from "../ui/prose.tsx";

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  return { copy: legalPages[language], updated: formatter(language).date(legal.updated) };
}

export default function Privacy() {
  const { copy, updated } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading}>
        <p className="mt-6 text-muted">
          {copy.updated} <time dateTime={legal.updated}>{updated}</time>
        </p>
        {/* There in French too, where it says nothing: who changes the language keeps the style that the page came with. */}
        <p hidden={!copy.disclaimer} className="mt-6 max-w-[44rem] border-l-2 border-sky pl-4 text-text">
          {copy.disclaimer}
        </p>
      </PageHeading>
      <Part id="privacy" part={copy.privacy} copy={copy} />
      <Part id="terms" part={copy.terms} copy={copy} />
    </>
  );
}

function Part({ id, part, copy }: { id: string; part: MarkdownDocument; copy: LegalCopy }) {
  const label = `${copy.contents} ${part.title}`;
  return (
    <section aria-labelledby={id} className="border-t border-line-soft">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-20">
        <div>
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
            <h2 id={id} className="text-[1.75rem]">
              {part.title}
            </h2>
            <div className="mt-6">
              <Outline label={label} headings={part.headings} />
            </div>
          </div>
        </div>
        <Prose html={part.html} />
      </div>
    </section>
  );
}
