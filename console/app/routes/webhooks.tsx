import { button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import { WidePage } from "../forms/page.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { webhookGuide } from "../webhooks/documentation.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, siteUrl, services } = memberPage(args);
  const copy = webhooksCopy[language];
  const list = await services.webhooks.list(membership.id);
  return {
    copy: copy.list,
    guide: webhookGuide({ language, siteUrl }),
    list: list.map(({ id, host, format, kinds, disabledAt, failingSince }) => ({
      id,
      host,
      format: copy.formats[format],
      kinds: kinds.map((kind) => copy.kinds[kind].label).join(", "),
      state: disabledAt ? ("off" as const) : failingSince ? ("failing" as const) : ("on" as const),
    })),
  };
}

const stateLooks = { on: "text-jade", failing: "text-coral", off: "text-muted" } as const;

/** Where a workspace is told what happens. */
export default function Webhooks() {
  const { copy, guide, list } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  return (
    <WidePage
      title={copy.title}
      intro={copy.intro}
      actions={
        <a href={pathTo("newWebhook", workspace)} className={button({ variant: "jade" })}>
          {copy.add}
        </a>
      }
    >
      {list.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <FactTable
          caption={copy.caption}
          isStacked
          rows={list}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "host",
              label: copy.columns.host,
              heading: "words",
              cell: ({ id, host }) => (
                <a
                  href={pathTo("webhook", { ...workspace, webhook: id })}
                  className={`${linkClass} wrap-anywhere`}
                >
                  {host}
                </a>
              ),
            },
            { id: "format", label: copy.columns.format, cell: ({ format }) => format },
            { id: "kinds", label: copy.columns.kinds, cell: ({ kinds }) => kinds },
            {
              id: "state",
              label: copy.columns.state,
              nowrap: true,
              cell: ({ state }) => <span className={stateLooks[state]}>{copy[state]}</span>,
            },
          ]}
        />
      )}
      <p className="max-w-[60ch] text-muted">
        {copy.alsoByMail}{" "}
        <a href={pathTo("accountReports")} className={linkClass}>
          {copy.toMails}
        </a>
      </p>
      <p>
        <a href={guide.href} className={linkClass}>
          {guide.label}
        </a>
      </p>
    </WidePage>
  );
}
