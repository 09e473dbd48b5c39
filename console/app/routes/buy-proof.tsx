import { button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTooMany } from "../../../domain/accounts/accounts.ts";
import { proofPlaces } from "../../../domain/market/company.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { type BuyCopy, type BuyProofCopy, buy, buyProof as words } from "../content/buy.ts";
import { RecordTable } from "../dns/record-table.tsx";
import { formFault, tooManyFault, typedForm } from "../forms/form.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink, FaultLine, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { type Account, Credentials } from "../market/credentials.tsx";
import { guideTo } from "../market/guide.ts";
import { type FormTicket, newTicket } from "../market/pay-by-card.ts";
import { PayForm } from "../market/pay-form.tsx";
import { type Place, soldOffer } from "../market/sold-offer.ts";
import { pageOf } from "../page/context.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";

/** What has to stand on the domain of whoever wants an account. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args);
  const { language, services } = page;
  const place = placeIn(args);
  const proof = await services.market.findProof(args.params["proof"] ?? "");
  const offer = await soldOffer(page, place);
  const shared = {
    place,
    words: buy[language],
    price: offer.state === "sold" ? offer.price : undefined,
    toMarket: offer.toMarket,
    guide: guideTo("token", page),
    ticket: newTicket(page),
  };
  const copy = words[language];
  if (proof === undefined) {
    return data({ ...shared, copy: { ...copy, title: copy.over.title }, proof: undefined }, { status: 410 });
  }
  const until = momentText(language, proof.expiresAt, "UTC");
  return {
    ...shared,
    copy: {
      ...copy,
      title: filled(copy.title, { domain: readableDomain(proof.domain) }),
      intro: filled(copy.intro, { email: proof.email }),
      hint: filled(copy.hint, { until }),
    },
    proof: proofPlaces(proof),
  };
}

function placeIn({ params: { market = "", offer = "" } }: Pick<LoaderFunctionArgs, "params">): Place {
  return { market, offer };
}

export async function action(args: ActionFunctionArgs) {
  const { language, asker, services } = pageOf(args);
  const form = await typedForm(args.request);
  const typed = { code: form.text("code").trim() };
  const place = { field: "code", typed };
  const finished = await services.market.finishAccount(args.params["proof"] ?? "", typed.code, asker.client);
  if (isTooMany(finished)) return tooManyFault(language, finished, place);
  if (finished === "wrong") return formFault(language, "companyCode", place);
  if (finished === "other-email") return formFault(language, "companyOtherEmail", { typed, status: 409 });
  // The page says so: there is no such proof any more.
  if (finished === "over") return undefined;
  if ("notSeen" in finished) return formFault(language, "companyNotSeen", { typed, status: 409 });
  const { company, secret } = finished;
  if (secret === undefined) throw new Error(`Expected a secret of company ${company.id}`);
  const account: Account = { clientId: company.id, clientSecret: secret.secret };
  return data({ title: words[language].once.title, account }, { status: 201 });
}

export default function BuyProof() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (outcome !== undefined && "account" in outcome)
    return <AccountOnce page={page} account={outcome.account} />;
  const { copy, proof, place } = page;
  const back = pathTo("buy", place);
  const fault = outcome;
  if (proof === undefined) {
    return (
      <NarrowPage title={copy.over.title} intro={fault?.sentence ?? copy.over.text}>
        <p>
          <a href={back} className={button({ variant: "jade" })}>
            {copy.over.again}
          </a>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      {/* Above what it is about: on a phone, the form is below the fold. */}
      {fault && <FaultLine>{fault.sentence}</FaultLine>}
      <Section heading={copy.record.heading}>
        <RecordTable copy={copy.record} record={proof.record} />
      </Section>
      <Section heading={copy.file.heading}>
        <CodeBlock title={copy.file.address} code={proof.file.url} wraps />
        <CodeBlock title={copy.file.content} code={proof.file.content} wraps />
      </Section>
      <Section heading={copy.enter}>
        <PageForm>
          <TextField
            name="code"
            label={copy.code}
            hint={copy.hint}
            code
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={100}
            fault={fault}
          />
          <Submit size="lg">{copy.submit}</Submit>
        </PageForm>
      </Section>
      <BackLink to={back}>{copy.back}</BackLink>
    </NarrowPage>
  );
}

interface AccountOnceProps {
  page: {
    copy: BuyProofCopy;
    words: BuyCopy;
    place: Place;
    /** Of the offer, while it is for sale. */
    price: string | undefined;
    toMarket: string;
    guide: string;
    ticket: FormTicket;
  };
  account: Account;
}

/** The answer to the form that made it, and never again. */
function AccountOnce({
  page: { copy, words, place, price, toMarket, guide, ticket },
  account,
}: AccountOnceProps) {
  const { once } = copy;
  const what = (
    <p className="text-muted">
      {once.what} {/* In another tab: what is on this page is shown once. */}
      <a href={guide} target="_blank" rel="noopener noreferrer" className={linkClass}>
        {once.guide}
      </a>
    </p>
  );
  return (
    <NarrowPage title={once.title} intro={once.intro}>
      {price === undefined ? (
        <>
          <Credentials copy={words} account={account} />
          {what}
          <p>{once.gone}</p>
          <p>
            <a href={toMarket} className={button({ variant: "outline" })}>
              {words.gone.market}
            </a>
          </p>
        </>
      ) : (
        <PayForm copy={words} place={place} price={price} ticket={ticket}>
          <Credentials copy={words} account={account} />
          {what}
        </PayForm>
      )}
    </NarrowPage>
  );
}
