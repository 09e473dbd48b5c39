import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { marketCopy } from "../content/market.ts";
import { marketView } from "../market/market-view.ts";
import { SiteFilter } from "../market/site-filter.tsx";
import { SiteList } from "../market/site-list.tsx";
import { pageContext } from "../page/context.ts";
import { languageFrom } from "../page/language.ts";
import { useRootData } from "../page/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { Notice } from "../ui/notice.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  const { search } = new URL(args.request.url);
  const page = args.context.get(pageContext).market?.page;
  return { copy: marketCopy[language], view: page && marketView(page, search, language) };
}

export default function Market() {
  const { copy, view } = useLoaderData<typeof loader>();
  const { origin } = useRootData();
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      {view === undefined ? (
        <Notice {...copy.unavailable} />
      ) : (
        <div className="wrap pb-18">
          {(view.rows.length > 0 || view.isFiltered) && <SiteFilter copy={copy.filter} view={view} />}
          <SiteList copy={copy} view={view} />
        </div>
      )}
      <section className="border-line-soft border-y bg-ink-900">
        <div className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.9fr_1.1fr]">
          <SectionHeading title={copy.programs.heading} lead={copy.programs.text} />
          <div className="min-w-0">
            <CodeBlock
              title={copy.programs.title}
              code={`curl -H 'Accept: application/json' '${origin}${pages.market}?language=fr'`}
            />
          </div>
        </div>
      </section>
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <SignUpButton variant="jade" size="lg">
          {copy.closing.signUp}
        </SignUpButton>
        <ButtonLink to={pages.crawlers} variant="outline" size="lg">
          {copy.closing.crawlers}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
