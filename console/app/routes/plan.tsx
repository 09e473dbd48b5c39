import { button } from "@octroi/ui/components/button.tsx";
import { formatter } from "@octroi/ui/language/format";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { proPrice, proTerms, whatProIsFor } from "@octroi/ui/words/plans";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { plan } from "../content/plan.ts";
import { type FormFault, typedForm } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, DoneLine, PageForm, Submit } from "../forms/parts.tsx";
import { Ways } from "../forms/rows.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { askProAddress } from "../plans/ask-pro.ts";

/** What an owner reads before they accept, and what is kept of it. */
function wordsAt(language: Language, price: number): readonly string[] {
  return [whatProIsFor[language], ...proTerms(language, price)];
}

export async function loader(args: LoaderFunctionArgs) {
  const { language, person, membership, services, siteUrl } = memberPage(args);
  const words = plan[language];
  const isPro = membership.plan === "pro";
  const isOwner = mayAs(membership.role, "owner");
  const offer = isOwner && !isPro ? await services.proInvitations.offerTo(person.email) : undefined;
  const [agreement] = await services.proInvitations.agreements(membership.id);
  const askedAt = await services.askedForProAt(person.email);
  const { date } = intlFormatter(language);
  const onDay = (sentence: string, at: string | undefined) =>
    at === undefined ? undefined : filled(sentence, { date: date(at) });
  const [first] = await services.sites.list(membership.id);
  return {
    copy: { ...words, price: filled(words.price, { price: formatter(language).euros(proPrice) }) },
    plan: membership.plan,
    isOwner,
    offer: offer &&
      offer.declinedAt === undefined && { price: offer.price, lines: wordsAt(language, offer.price) },
    agreement:
      isPro && agreement?.endedAt === undefined
        ? agreement && {
            lines: agreement.words.split("\n"),
            on: onDay(words.acceptedOn, agreement.acceptedAt),
          }
        : undefined,
    notes: isPro
      ? []
      : [
          onDay(words.endedOn, agreement?.endedAt),
          onDay(words.declinedOn, offer?.declinedAt),
          offer === undefined && onDay(words.askedOn, askedAt),
        ].filter((note) => typeof note === "string"),
    askProUrl:
      isOwner && !isPro && (offer === undefined || offer.declinedAt !== undefined) && askedAt === undefined
        ? askProAddress({ siteUrl, language, person, domain: first?.domain })
        : undefined,
    isAccepted: isPro && new URL(args.request.url).searchParams.has("accepted"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, services } = memberPage(args);
  const form = await typedForm(args.request);
  const invited = { workspaceId: membership.id, person };
  const price = Number(form.text("price"));
  const outcome =
    form.text("answer") === "decline"
      ? await services.proInvitations.decline(invited)
      : await services.proInvitations.accept(invited, { price, words: wordsAt(language, price).join("\n") });
  const here = pathTo("plan", { workspace: membership.id });
  switch (outcome) {
    case "accepted":
      return redirect(`${here}?accepted=yes`, 303);
    case "declined":
      if (form.text("answer") === "decline") return redirect(here, 303);
      break;
    case "uninvited":
    case "gone":
      throw notFound();
  }
  const fault: FormFault = { field: undefined, sentence: plan[language].faults[outcome], typed: {} };
  return data(fault, { status: 409 });
}

export default function Plan() {
  const { copy, plan, isOwner, offer, agreement, notes, askProUrl, isAccepted } =
    useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const here = useWorkspace();
  return (
    <NarrowPage title={copy.title} intro={copy.on[plan]}>
      {isAccepted && fault === undefined && <DoneLine>{copy.accepted}</DoneLine>}
      {fault && <PageForm fault={fault}>{null}</PageForm>}
      {plan === "pro" ? (
        agreement ? (
          <Section heading={copy.agreement}>
            <Terms lines={agreement.lines} />
            <p className="text-muted">{agreement.on}</p>
          </Section>
        ) : (
          <p className="text-muted">{copy.given}</p>
        )
      ) : (
        <>
          <p>{copy.freeAndPro}</p>
          {!offer && <p className="font-semibold">{copy.price}</p>}
        </>
      )}
      {notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      {offer && (
        <Section heading={copy.offer.heading}>
          <Terms lines={offer.lines} />
          <p className="text-muted">{copy.offer.none}</p>
          <div className="flex flex-wrap gap-x-4 gap-y-3">
            <PageForm action={pathTo("plan", here)}>
              <input type="hidden" name="price" value={offer.price} />
              <Submit size="lg">{copy.offer.accept}</Submit>
            </PageForm>
            <PageForm action={pathTo("plan", here)}>
              <input type="hidden" name="answer" value="decline" />
              <Submit size="lg" variant="outline">
                {copy.offer.decline}
              </Submit>
            </PageForm>
          </div>
        </Section>
      )}
      {askProUrl && (
        <p>
          <a href={askProUrl} target="_blank" rel="noopener" className={button({ variant: "outline" })}>
            {copy.ask}
          </a>
        </p>
      )}
      {!isOwner && <p className="text-muted">{copy.owners}</p>}
      {isOwner && plan === "pro" && (
        <Ways ways={[{ to: pathTo("endPlan", here), label: copy.end, isDestructive: true }]} />
      )}
      <BackLink to={pathTo("workspace", here)}>{copy.back}</BackLink>
    </NarrowPage>
  );
}

function Terms({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
