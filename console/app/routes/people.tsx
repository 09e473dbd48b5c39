import { button } from "@octroi/ui/components/button.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { people, roleWords } from "../content/people.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { Row, Rows, Ways } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const isOwner = mayAs(membership.role, "owner");
  const { date } = intlFormatter(language);
  const words = people[language];
  const members = (await services.workspaces.members(membership.id)).map((member) => ({
    id: member.personId,
    name: member.name ?? member.email,
    email: member.email,
    isYou: member.personId === person.id,
    role: roleWords[language][member.role].name,
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
      expires: filled(words.invitations.expires, { date: date(expiresAt) }),
    })),
  };
}

export default function People() {
  const { copy, isOwner, members, invitations } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  return (
    <WidePage
      title={copy.title}
      actions={
        isOwner && (
          <a href={pathTo("invitePerson", workspace)} className={button({ variant: "jade" })}>
            {copy.invite}
          </a>
        )
      }
    >
      <Rows label={copy.caption}>
        {members.map(({ id, name, email, isYou, role }) => (
          <Row
            key={id}
            name={
              <>
                {name} {isYou && <span className="font-normal text-faint">({copy.you})</span>}
              </>
            }
            note={name !== email && email}
          >
            <span className="text-[0.9375rem] text-muted">{role}</span>
            {isOwner && (
              <a href={pathTo("member", { ...workspace, person: id })} className={`py-2 ${linkClass}`}>
                {copy.change}
                <span className="sr-only"> ({name})</span>
              </a>
            )}
          </Row>
        ))}
      </Rows>
      {invitations.length > 0 && (
        <Section heading={copy.invitations.heading}>
          <Rows>
            {invitations.map(({ id, email, role, expires }) => (
              <Row key={id} name={email} note={`${role}, ${expires}`}>
                <a
                  href={pathTo("withdrawInvitation", { ...workspace, invitation: id })}
                  className={`py-2 ${linkClass}`}
                >
                  {copy.invitations.withdraw}
                  <span className="sr-only"> ({email})</span>
                </a>
              </Row>
            ))}
          </Rows>
        </Section>
      )}
      <Section heading={copy.workspace}>
        <Ways
          ways={[
            { to: pathTo("workspace", workspace), label: copy.workspaceSettings },
            { to: pathTo("changes", workspace), label: copy.changes },
            { to: pathTo("tokens", workspace), label: copy.tokens },
            { to: pathTo("leaveWorkspace", workspace), label: copy.leave, isDestructive: true },
          ]}
        />
      </Section>
    </WidePage>
  );
}
