import { button } from "@octroi/ui/components/button.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { sites } from "../content/sites.ts";
import { WidePage } from "../forms/page.tsx";
import { EmptyState } from "../layout/empty-state.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { siteRows, sitesHeadline, sitesOnPage } from "../sites/site-rows.ts";
import { SiteTable, WaitingSites } from "../sites/site-table.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, person, membership, services } = memberPage(args);
  // Where “/” and other addresses that name no workspace lead from now on.
  if (person.workspaceId !== membership.id) await services.workspaces.enter(person.id, membership.id);
  const offersPasskey = (await services.passkeys.list(person.id)).length === 0;
  const rows = await siteRows(await services.sites.list(membership.id), services, now, language);
  const [waiting, counted] = [
    rows.filter(({ figures }) => figures === undefined),
    rows.filter(({ figures }) => figures !== undefined),
  ];
  const { first, ...pages } = pagesOf(rows.length, new URL(args.request.url).searchParams.get("from"));
  const shown = [...counted, ...waiting].slice(first, first + sitesOnPage);
  const words = sites[language];
  return {
    copy: words,
    counted: shown.filter(({ figures }) => figures !== undefined),
    waiting: shown.filter(({ figures }) => figures === undefined),
    pages: pages.isWhole
      ? undefined
      : {
          ...pages,
          shown: filled(words.page.shown, { from: first + 1, to: first + shown.length, all: rows.length }),
        },
    headline: sitesHeadline(rows, language),
    mayAdd: mayAs(membership.role, "editor"),
    offersPasskey,
  };
}

/** Which part of a long list is shown, and where those before and after it are. */
function pagesOf(count: number, from: string | null) {
  const wanted = /^\d{1,6}$/.test(from ?? "") ? Number(from) : 0;
  const first = wanted < count ? wanted - (wanted % sitesOnPage) : 0;
  return {
    first,
    isWhole: count <= sitesOnPage,
    previous: first === 0 ? undefined : `?from=${first - sitesOnPage}`,
    next: first + sitesOnPage < count ? `?from=${first + sitesOnPage}` : undefined,
  };
}

export default function Sites() {
  const { copy, counted, waiting, pages, headline, mayAdd, offersPasskey } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const passkey = offersPasskey && (
    <p className="text-[0.9375rem] text-muted">
      {copy.passkey.text}{" "}
      <a href={pathTo("passkeys")} className={linkClass}>
        {copy.passkey.link}
      </a>
    </p>
  );
  const add = mayAdd && (
    <a href={pathTo("newSite", workspace)} className={button({ variant: "jade" })}>
      {copy.add}
    </a>
  );
  if (counted.length + waiting.length === 0) {
    return (
      <WidePage title={copy.title}>
        <EmptyState heading={copy.empty.heading} text={copy.empty.text}>
          {add || <p className="text-muted">{copy.readerEmpty}</p>}
        </EmptyState>
        {passkey}
      </WidePage>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="max-w-[24em] text-page-title wrap-anywhere">
            <Filled
              text={headline.sentence}
              values={{ pages: <em className="text-brass not-italic">{headline.pages}</em> }}
            />
          </h1>
          {headline.lead.length > 0 && (
            <p className="mt-2.5 max-w-[60ch] text-muted wrap-anywhere">{headline.lead.join(" ")}</p>
          )}
        </div>
        {add}
      </header>
      {counted.length > 0 && (
        <div>
          <SiteTable rows={counted} copy={copy} />
          <p className="mt-3 max-w-[80ch] text-faint text-sm">
            {copy.note} <span className="max-md:hidden">{copy.changeNote}</span>
          </p>
        </div>
      )}
      {waiting.length > 0 && <WaitingSites rows={waiting} copy={copy} />}
      {pages && (
        <nav aria-label={copy.page.label} className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-muted">{pages.shown}</p>
          {pages.previous && (
            <a href={pages.previous} className={linkClass}>
              {copy.page.previous}
            </a>
          )}
          {pages.next && (
            <a href={pages.next} className={linkClass}>
              {copy.page.next}
            </a>
          )}
        </nav>
      )}
      {passkey}
    </div>
  );
}
