import { button } from "@octroi/ui/components/button.tsx";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { readableDomain } from "../../domain/sites/domain-name.ts";
import { mayAs } from "../../domain/workspaces/workspace.ts";
import { connectorWords, sites } from "../content/sites.ts";
import { WidePage } from "../forms/page.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { EmptyState } from "../layout/empty-state.tsx";
import { linkLook } from "../layout/link.ts";
import { StatusMark } from "../layout/status.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { pageTitle } from "../page/title.ts";
import { DeletionNotice } from "../people/deletion-notice.tsx";
import { deletionNoticeFor } from "../people/deletion-words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  // Where “/” and other addresses that name no workspace lead from now on.
  if (person.workspaceId !== membership.id) await services.workspaces.enter(person.id, membership.id);
  const offersPasskey = (await services.passkeys.list(person.id)).length === 0;
  const rows = (await services.sites.list(membership.id)).map(({ id, domain, name, status, connector }) => ({
    id,
    name: name ?? readableDomain(domain),
    domain: name === undefined ? undefined : readableDomain(domain),
    status,
    connector: connectorWords[language][connector].name,
  }));
  return {
    copy: sites[language],
    rows,
    mayAdd: mayAs(membership.role, "editor"),
    offersPasskey,
    deletion: deletionNoticeFor(membership, language),
  };
}

export const meta = pageTitle;

export default function Sites() {
  const { copy, rows, mayAdd, offersPasskey, deletion } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const passkey = offersPasskey && (
    <p className="text-[0.9375rem] text-muted">
      {copy.passkey.text}{" "}
      <a href={pathTo("passkeys")} className={linkLook}>
        {copy.passkey.link}
      </a>
    </p>
  );
  const add = mayAdd && (
    <a href={pathTo("newSite", workspace)} className={button({ variant: "jade" })}>
      {copy.add}
    </a>
  );
  if (rows.length === 0) {
    return (
      <WidePage title={copy.title}>
        {deletion && <DeletionNotice {...deletion} />}
        <EmptyState heading={copy.empty.heading} text={copy.empty.text}>
          {add || <p className="text-muted">{copy.readerEmpty}</p>}
        </EmptyState>
        {passkey}
      </WidePage>
    );
  }
  return (
    <WidePage title={copy.title} actions={add}>
      {deletion && <DeletionNotice {...deletion} />}
      <Rows label={copy.caption}>
        {rows.map(({ id, name, domain, status, connector }) => (
          <Row
            key={id}
            name={
              <a
                href={pathTo(status === "pending" ? "siteConnection" : "site", { site: id })}
                className="inline-block py-1 hover:text-jade hover:underline hover:underline-offset-4"
              >
                {name}
              </a>
            }
            note={domain}
          >
            <span className="text-[0.9375rem]">
              <StatusMark status={status} note={connector} />
            </span>
          </Row>
        ))}
      </Rows>
      {passkey}
    </WidePage>
  );
}
