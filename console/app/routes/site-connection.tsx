import { Badge } from "@octroi/ui/components/badge.tsx";
import { button } from "@octroi/ui/components/button.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import { mayAs } from "../../domain/workspaces/workspace.ts";
import { connect, connection, statusWords } from "../content/sites.ts";
import { NarrowPage } from "../forms/page.tsx";
import { sitePage } from "../page/context.ts";
import { titleOf } from "../page/title.ts";
import { filled } from "../page/words.ts";
import { ConnectSteps } from "../sites/connect-steps.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, site, services } = sitePage(args);
  const words = connection[language];
  const day = (moment: string) => intlFormatter(language).day(moment.slice(0, 10));
  const keys = (await services.siteKeys.list(site.id)).map(({ id, createdAt, lastUsedAt }) => ({
    id,
    created: filled(words.keys.created, { date: day(createdAt) }),
    lastUsed:
      lastUsedAt === undefined ? words.keys.never : filled(words.keys.lastUsed, { date: day(lastUsedAt) }),
  }));
  const { id, domain, connector, status, connectedAt } = site;
  return {
    copy: { ...words, title: filled(words.title, { domain: readableDomain(domain) }) },
    steps: connect[language].steps,
    site: { id, domain, connector },
    status: statusWords[language][status],
    isPending: status === "pending",
    since: connectedAt && filled(words.connectedSince, { date: day(connectedAt) }),
    keys,
    mayChange: mayAs(membership.role, "editor"),
  };
}

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) =>
  titleOf(loaderData);

export default function SiteConnection() {
  const { copy, steps, site, status, isPending, since, keys, mayChange } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title} intro={isPending ? copy.waiting : since}>
      <p>
        {copy.status}: <Badge tone={isPending ? "plain" : "jade"}>{status}</Badge>
      </p>
      <ConnectSteps copy={{ steps }} site={site} siteKey={copy.placeholder} />
      <section className="flex flex-col gap-3">
        <h2 className="text-xl font-semibold">{copy.keys.heading}</h2>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
          {keys.map(({ id, created, lastUsed }) => (
            <li key={id}>
              {created}, {lastUsed}
            </li>
          ))}
        </ul>
      </section>
      {mayChange && (
        <p className="flex flex-wrap gap-3">
          <a href={pathTo("siteKey", { site: site.id })} className={button({ variant: "outline" })}>
            {copy.keys.replace}
          </a>
          <a href={pathTo("siteSettings", { site: site.id })} className={button({ variant: "outline" })}>
            {copy.settings}
          </a>
        </p>
      )}
    </NarrowPage>
  );
}
