import { button } from "@octroi/ui/components/button.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { formatter } from "@octroi/ui/language/format";
import { proPrice } from "@octroi/ui/words/plans";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import * as v from "valibot";
import { pathTo } from "../../../domain/access/paths.ts";
import { maxNameLength, personName } from "../../../domain/accounts/person.ts";
import { parseTimeZone, timeZones } from "../../../domain/time-zone.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { workspace } from "../content/people.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { DoneLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { Row, Rows, Ways } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const words = workspace[language];
  const all = await services.workspaces.of(person.id);
  return {
    copy: {
      ...words,
      plan: filled(words.plan, { plan: words.plans[membership.plan] }),
      toPlan: filled(words.toPlan[membership.plan], { price: formatter(language).euros(proPrice) }),
    },
    name: membership.name,
    timeZone: parseTimeZone(membership.timeZone) ?? membership.timeZone,
    timeZones: [...new Set([...timeZones, parseTimeZone(membership.timeZone) ?? membership.timeZone])],
    isOwner: mayAs(membership.role, "owner"),
    toWebhooks: webhooksCopy[language].list.title,
    isGoing: membership.deleteAt !== undefined,
    isSaved: new URL(args.request.url).searchParams.has("saved"),
    others: all.filter(({ id }) => id !== membership.id).map(({ id, name }) => ({ id, name })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const form = await typedForm(args.request);
  const typed = { name: form.text("name") };
  const name = v.safeParse(personName, typed.name);
  if (!name.success) return formFault(language, "workspaceName", { field: "name", typed });
  const timeZone = parseTimeZone(form.text("timeZone")) ?? membership.timeZone;
  const { id } = membership;
  const { workspaces } = services;
  const outcomes = [
    name.output !== membership.name && (await workspaces.rename(id, name.output, person.id)),
    timeZone !== membership.timeZone && (await workspaces.setTimeZone(id, timeZone, person.id)),
  ];
  if (outcomes.includes("gone")) throw notFound();
  return redirect(`${pathTo("workspace", { workspace: id })}?saved=yes`, 303);
}

export default function Workspace() {
  const { copy, name, timeZone, timeZones, isOwner, toWebhooks, isGoing, isSaved, others } =
    useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const here = useWorkspace();
  return (
    <NarrowPage
      title={isOwner ? copy.title : name}
      intro={
        <>
          {copy.plan} ·{" "}
          <a href={pathTo("plan", here)} className={linkClass}>
            {copy.toPlan}
          </a>
        </>
      }
    >
      {isSaved && fault === undefined && <DoneLine>{copy.saved}</DoneLine>}
      {isOwner && (
        <PageForm fault={fault} action={pathTo("workspace", here)}>
          <TextField
            name="name"
            label={copy.name}
            defaultValue={name}
            required
            maxLength={maxNameLength}
            fault={fault}
          />
          <div>
            <Select name="timeZone" label={copy.timeZone} value={timeZone}>
              {timeZones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll("_", " ")}
                </option>
              ))}
            </Select>
            <p className="mt-2 text-muted text-sm">{copy.timeZoneHint}</p>
          </div>
          <Submit>{copy.save}</Submit>
        </PageForm>
      )}
      {others.length > 0 && (
        <Section heading={copy.others}>
          <Rows>
            {others.map((other) => (
              <Row key={other.id} name={other.name}>
                <a
                  href={pathTo("sites", { workspace: other.id })}
                  className={button({ variant: "outline", size: "sm" })}
                >
                  {copy.enter} <span className="sr-only">{other.name}</span>
                </a>
              </Row>
            ))}
          </Rows>
        </Section>
      )}
      {isOwner && (
        <Ways
          ways={[
            { to: pathTo("webhooks", here), label: toWebhooks },
            ...(isGoing
              ? []
              : [{ to: pathTo("deleteWorkspace", here), label: copy.delete, isDestructive: true }]),
          ]}
        />
      )}
    </NarrowPage>
  );
}
