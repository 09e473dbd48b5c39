import { Badge } from "@octroi/ui/components/badge.tsx";
import { button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import { mayAs } from "../../domain/workspaces/workspace.ts";
import { connectorWords, sites, statusWords } from "../content/sites.ts";
import { WidePage } from "../forms/page.tsx";
import { memberPage } from "../page/context.ts";
import { titleOf } from "../page/title.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const rows = (await services.sites.list(membership.id)).map(({ id, domain, name, status, connector }) => ({
    id,
    name: name ?? readableDomain(domain),
    domain: name === undefined ? undefined : readableDomain(domain),
    isPending: status === "pending",
    status: statusWords[language][status],
    connector: connectorWords[language][connector].name,
  }));
  return { copy: sites[language], rows, mayAdd: mayAs(membership.role, "editor") };
}

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) =>
  titleOf(loaderData);

export default function Sites() {
  const { copy, rows, mayAdd } = useLoaderData<typeof loader>();
  const add = mayAdd && (
    <p>
      <a href={pathTo("newSite")} className={button({ variant: "jade" })}>
        {copy.add}
      </a>
    </p>
  );
  if (rows.length === 0) {
    return (
      <WidePage title={copy.title}>
        <h2 className="text-xl font-semibold">{copy.empty.heading}</h2>
        <p className="max-w-prose text-muted">{copy.empty.text}</p>
        {add || <p className="text-muted">{copy.readerEmpty}</p>}
      </WidePage>
    );
  }
  return (
    <WidePage title={copy.title}>
      <FactTable
        caption={copy.caption}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "site",
            label: copy.columns.site,
            heading: true,
            cell: ({ id, name, domain, isPending }) => (
              <>
                <a
                  href={pathTo(isPending ? "siteConnection" : "site", { site: id })}
                  className="text-jade underline underline-offset-4"
                >
                  {name}
                </a>
                {domain && <span className="block text-faint">{domain}</span>}
              </>
            ),
          },
          {
            id: "status",
            label: copy.columns.status,
            cell: ({ status, isPending }) => <Badge tone={isPending ? "plain" : "jade"}>{status}</Badge>,
          },
          {
            id: "connector",
            label: copy.columns.connector,
            wideOnly: true,
            cell: ({ connector }) => connector,
          },
        ]}
      />
      {add}
    </WidePage>
  );
}
