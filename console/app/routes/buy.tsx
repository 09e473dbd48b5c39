import { button } from "@octroi/ui/components/button.tsx";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { companyLimits } from "../../../domain/market/company.ts";
import { type BuyCopy, buy as words } from "../content/buy.ts";
import { type FormFault, formFault, ofField, tooManyFault, typedForm } from "../forms/form.ts";
import { NarrowPage, Section, TwoColumnPage } from "../forms/page.tsx";
import { FaultLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { type Account, Credentials } from "../market/credentials.tsx";
import { guideTo } from "../market/guide.ts";
import { NoOffer } from "../market/no-offer.tsx";
import { OfferCard } from "../market/offer-card.tsx";
import { newTicket, payByCard } from "../market/pay-by-card.ts";
import { PayForm } from "../market/pay-form.tsx";
import { buyTitle, soldOffer } from "../market/sold-offer.ts";
import { pageOf } from "../page/context.ts";

/** What is sold, and for how much. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args);
  const { language } = page;
  const { market = "", offer: id = "" } = args.params;
  const place = { market, offer: id };
  const offer = await soldOffer(page, place);
  const guide = guideTo("order", page);
  if (offer.state !== "sold") {
    const { title } = words[language][offer.state === "gone" ? "gone" : "noCard"];
    return data(
      { copy: { ...words[language], title }, offer, place, guide, ticket: newTicket(page) },
      { status: 410 },
    );
  }
  const copy = { ...words[language], title: buyTitle(language, offer) };
  return { copy, offer, place, guide, ticket: newTicket(page) };
}

const accountFaults = { name: "companyName", email: "email", domain: "companyDomain" } as const;

/** Whoever has an account goes on to pay; whoever has none is asked to show who they are. */
export async function action(args: ActionFunctionArgs) {
  const page = pageOf(args);
  const { language, asker, services } = page;
  const { market = "", offer = "" } = args.params;
  const form = await typedForm(args.request);
  if (form.text("form") === "pay") return payByCard(page, form, { market, offer });
  const typed = { name: form.text("name"), email: form.text("email"), domain: form.text("domain") };
  const begun = await services.market.beginAccount({ ...typed, language }, asker.client);
  if (isTooMany(begun)) return tooManyFault(language, begun, { typed });
  if ("wrong" in begun) {
    return formFault(language, accountFaults[begun.wrong], { field: begun.wrong, typed });
  }
  return redirect(pathTo("buyProof", { market, offer, proof: begun.proof.id }), 303);
}

export default function Buy() {
  const { copy, offer, place, guide, ticket } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome !== undefined && "to" in outcome) {
    return (
      <NarrowPage title={outcome.title} intro={outcome.text}>
        <p>
          <a href={outcome.to} className={button({ variant: "jade", size: "lg" })}>
            {outcome.pay}
          </a>
        </p>
      </NarrowPage>
    );
  }
  const isPaying = outcome !== undefined && "clientId" in outcome.typed;
  const account = isPaying ? accountIn(outcome) : undefined;
  if (offer.state !== "sold") {
    return (
      <NoOffer copy={copy} offer={offer} guide={guide}>
        {outcome && <FaultLine>{outcome.sentence}</FaultLine>}
        {account && <Credentials copy={copy} account={account} />}
      </NoOffer>
    );
  }
  const form = { copy, place, price: offer.price, ticket, fault: isPaying ? outcome : undefined };
  return (
    <TwoColumnPage
      title={copy.title}
      intro={copy.intro}
      aside={
        account ? (
          <PayForm {...form}>
            <Credentials copy={copy} account={account} />
          </PayForm>
        ) : (
          <>
            <Section heading={copy.begin.heading}>
              <BeginForm copy={copy.begin} fault={isPaying ? undefined : outcome} />
            </Section>
            <hr className="border-line" />
            <Section heading={copy.known.heading}>
              <p className="text-muted">{copy.known.text}</p>
              <PayForm {...form}>
                <KnownFields copy={copy} fault={form.fault} />
              </PayForm>
              <p className="text-faint text-sm">{copy.known.lost}</p>
            </Section>
          </>
        )
      }
    >
      {/* Of no field in particular: above, where it is seen on a phone. */}
      {outcome && outcome.field === undefined && <FaultLine>{outcome.sentence}</FaultLine>}
      <OfferCard copy={copy} offer={offer} />
    </TwoColumnPage>
  );
}

/** Of a form that went on from where a secret was shown once: whoever is told what went wrong has not lost it. */
function accountIn({ typed }: FormFault): Account | undefined {
  const { clientId, clientSecret, isNew } = typed;
  return isNew === "yes" && clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

/** For whoever buys the first time. */
function BeginForm({ copy, fault }: { copy: BuyCopy["begin"]; fault: FormFault | undefined }) {
  return (
    <>
      <p className="text-muted">{copy.text}</p>
      <PageForm fault={ofField(fault)}>
        <TextField
          name="name"
          label={copy.name}
          autoComplete="organization"
          required
          maxLength={companyLimits.name}
          fault={fault}
        />
        <TextField
          name="email"
          type="email"
          label={copy.email}
          hint={copy.emailHint}
          autoComplete="email"
          required
          maxLength={companyLimits.email}
          fault={fault}
        />
        <TextField
          name="domain"
          label={copy.domain}
          hint={copy.domainHint}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={companyLimits.domain}
          fault={fault}
        />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
    </>
  );
}

function KnownFields({ copy, fault }: { copy: BuyCopy; fault: FormFault | undefined }) {
  return (
    <>
      <TextField
        name="clientId"
        label={copy.clientId}
        code
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={100}
        fault={fault}
      />
      <TextField
        name="clientSecret"
        type="password"
        label={copy.clientSecret}
        code
        autoComplete="current-password"
        required
        maxLength={200}
        fault={fault}
      />
    </>
  );
}
