import { button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { mayAs } from "../../domain/workspaces/workspace.ts";
import { people, roleWords } from "../content/people.ts";
import { WidePage } from "../forms/page.tsx";
import { memberPage } from "../page/context.ts";
import { titleOf } from "../page/title.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const isOwner = mayAs(membership.role, "owner");
  const day = (moment: string) => intlFormatter(language).day(moment.slice(0, 10));
  const words = people[language];
  const members = (await services.workspaces.members(membership.id)).map((member) => ({
    id: member.personId,
    name: member.name ?? member.email,
    email: member.email,
    isYou: member.personId === person.id,
    role: roleWords[language][member.role].name,
    since: day(member.since),
  }));
  const invitations = isOwner ? await services.workspaces.invitations(membership.id) : [];
  return {
    copy: words,
    isOwner,
    members,
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role: roleWords[language][role].name,
      expires: filled(words.invitations.expires, { date: day(expiresAt) }),
    })),
  };
}

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) =>
  titleOf(loaderData);

export default function People() {
  const { copy, isOwner, members, invitations } = useLoaderData<typeof loader>();
  return (
    <WidePage title={copy.title}>
      <FactTable
        caption={copy.caption}
        rows={members}
        rowKey={({ id }) => id}
        columns={[
          {
            id: "person",
            label: copy.columns.person,
            heading: true,
            cell: ({ name, email, isYou }) => (
              <>
                {name} {isYou && <span className="text-faint">({copy.you})</span>}
                {name !== email && <span className="block break-all text-faint">{email}</span>}
              </>
            ),
          },
          { id: "role", label: copy.columns.role, cell: ({ role }) => role },
          { id: "since", label: copy.columns.since, wideOnly: true, cell: ({ since }) => since },
          ...(isOwner
            ? [
                {
                  id: "change",
                  label: copy.columns.change,
                  cell: ({ id, name }: (typeof members)[number]) => (
                    <a
                      href={pathTo("member", { person: id })}
                      className="text-jade underline underline-offset-4"
                    >
                      {copy.change}
                      <span className="sr-only"> ({name})</span>
                    </a>
                  ),
                },
              ]
            : []),
        ]}
      />
      {invitations.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-semibold">{copy.invitations.heading}</h2>
          <ul className="flex flex-col gap-2">
            {invitations.map(({ id, email, role, expires }) => (
              <li key={id} className="flex flex-wrap gap-x-4">
                <span className="break-all">{email}</span>
                <span className="text-muted">
                  {role}, {expires}
                </span>
                <a
                  href={pathTo("withdrawInvitation", { invitation: id })}
                  className="text-jade underline underline-offset-4"
                >
                  {copy.invitations.withdraw}
                  <span className="sr-only"> ({email})</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="flex flex-wrap gap-3">
        {isOwner && (
          <a href={pathTo("invitePerson")} className={button({ variant: "jade" })}>
            {copy.invite}
          </a>
        )}
        <a href={pathTo("workspace")} className={button({ variant: "outline" })}>
          {copy.workspace}
        </a>
        <a href={pathTo("changes")} className={button({ variant: "outline" })}>
          {copy.changes}
        </a>
        <a href={pathTo("leaveWorkspace")} className={button({ variant: "outline" })}>
          {copy.leave}
        </a>
      </p>
    </WidePage>
  );
}
