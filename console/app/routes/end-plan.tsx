import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { endPlan } from "../content/plan.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";

export function loader(args: LoaderFunctionArgs) {
  const { language, membership } = memberPage(args);
  if (membership.plan !== "pro") throw redirect(pathTo("plan", { workspace: membership.id }), 303);
  return { copy: endPlan[language] };
}

export async function action(args: ActionFunctionArgs) {
  const { person, membership, services } = memberPage(args);
  const outcome = await services.proInvitations.end(membership.id, person.id);
  if (outcome === "gone") throw notFound();
  return redirect(pathTo("plan", { workspace: membership.id }), 303);
}

export default function EndPlan() {
  const { copy } = useLoaderData<typeof loader>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      {[copy.stays, copy.changes].map(({ heading, items }) => (
        <Section key={heading} heading={heading}>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      ))}
      <PageForm>
        <Submit variant="destructive" size="lg">
          {copy.submit}
        </Submit>
      </PageForm>
      <BackLink to={pathTo("plan", useWorkspace())}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}
