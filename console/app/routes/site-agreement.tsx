import { Button } from "@octroi/ui/components/button.tsx";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { agreementRows } from "../agreements/agreements-data.ts";
import { agreement as words } from "../content/agreements.ts";
import { type FormFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm } from "../forms/parts.tsx";
import { Facts } from "../layout/facts.tsx";
import { notFound, sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const rows = await agreementRows({ language, now, site: site.id, services });
  const row = rows.find(({ id }) => id === args.params["agreement"]);
  if (row === undefined) throw notFound();
  const copy = words[language];
  const facts = {
    uses: row.uses,
    crawlers: row.crawlers,
    price: row.price,
    share: row.share,
    dates: filled(copy.dates, { from: row.from, until: row.until }),
    past: row.past,
  };
  const isJoined = row.answer === "joined" && !row.isOver;
  return {
    copy: { ...copy, title: filled(copy.title, { company: row.company }) },
    site: site.id,
    facts: (["uses", "crawlers", "price", "share", "dates", "past"] as const).map((id) => ({
      name: copy.facts[id],
      value: facts[id],
    })),
    month: row.month,
    isJoined,
    mayJoin: !isJoined && !row.isOver && membership.plan === "pro" && site.proof !== undefined,
    mayDecline: row.answer === undefined && !row.isOver,
    note: row.isOver
      ? copy.faults.over
      : membership.plan !== "pro"
        ? copy.faults["needs-pro"]
        : site.proof === undefined && !isJoined
          ? copy.faults.unproven
          : undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, site, person, services } = sitePage(args);
  const id = args.params["agreement"] ?? "";
  const answer = (await typedForm(args.request)).text("answer");
  const { agreements } = services;
  const outcome =
    answer === "join"
      ? await agreements.join(site.id, id, person.id)
      : answer === "leave"
        ? await agreements.leave(site.id, id, person.id)
        : answer === "decline"
          ? await agreements.decline(site.id, id, person.id)
          : "unknown";
  const list = pathTo("siteAgreements", { site: site.id });
  // Whoever pressed twice is where they wanted to be.
  if (outcome === "repeated" || (outcome === "joined" && answer === "join"))
    return redirect(`${list}?done=joined`, 303);
  if (outcome === "declined" || outcome === "left") return redirect(`${list}?done=${outcome}`, 303);
  const sentence = words[language].faults[outcome === "joined" ? "unknown" : outcome];
  const fault: FormFault = { field: undefined, sentence, typed: {} };
  return data(fault, { status: 409 });
}

export default function SiteAgreement() {
  const page = useLoaderData<typeof loader>();
  const { copy, site, facts, month, isJoined, mayJoin, mayDecline, note } = page;
  const fault = useActionData<typeof action>();
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <Facts facts={facts} />
      {month && <p>{month}</p>}
      {note && <p className="text-muted">{note}</p>}
      {(isJoined || mayJoin) && <p className="text-muted">{isJoined ? copy.leaving : copy.joining}</p>}
      {(isJoined || mayJoin || mayDecline || fault) && (
        <PageForm fault={fault}>
          <div className="grid gap-3 sm:flex">
            {mayJoin && (
              <Button type="submit" name="answer" value="join" variant="jade" size="lg">
                {copy.join}
              </Button>
            )}
            {mayDecline && (
              <Button type="submit" name="answer" value="decline" variant="outline" size="lg">
                {copy.decline}
              </Button>
            )}
            {isJoined && (
              <Button type="submit" name="answer" value="leave" variant="destructive" size="lg">
                {copy.leave}
              </Button>
            )}
          </div>
        </PageForm>
      )}
      <BackLink to={pathTo("siteAgreements", { site })}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
