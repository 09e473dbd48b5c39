import { button } from "@octroi/ui/components/button.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { rails } from "../../../domain/market/order.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { orders as orderWords } from "../content/selling.ts";
import { tryPurchase as words } from "../content/trial.ts";
import { formFault, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, PageForm, Submit } from "../forms/parts.tsx";
import { coinsOrMoney } from "../page/coins.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const { counted } = intlFormatter(language);
  const offers = await services.trials.offersOf(membership.id);
  return {
    copy: words[language],
    offers: offers.map(({ id, domain, kind, count, price }) => ({
      id,
      name: [
        readableDomain(domain),
        counted(count, orderWords[language].counts[kind]),
        coinsOrMoney(price, language),
      ].join(", "),
    })),
    rails: rails.filter((rail) => offers.some((offer) => offer.rails.includes(rail))),
  };
}

/** Orders from oneself, and leads to the page that says how it goes. */
export async function action(args: ActionFunctionArgs) {
  const { language, membership, consoleUrl, services } = memberPage(args);
  const workspace = membership.id;
  const form = await typedForm(args.request);
  const typed = { offer: form.text("offer"), rail: form.text("rail") };
  const rail = rails.find((each) => each === typed.rail);
  const quote = await services.trials.begin(workspace, { offer: typed.offer, rail });
  if (quote.outcome === "too-many") return formFault(language, "trialTooMany", { typed, status: 409 });
  if (quote.outcome !== "quoted") return formFault(language, "trialNotSold", { typed, status: 409 });
  const { order } = quote;
  const path = pathTo("triedPurchase", { workspace, trial: order.id });
  if (rail === "stripe") {
    const here = new URL(path, consoleUrl).href;
    const opened = await services.payments.openCheckout(order, { paid: here, back: here });
    if ("unclear" in opened) return formFault(language, "trialStripeAway", { typed, status: 503 });
    if (!("url" in opened)) return formFault(language, "trialStripeRefused", { typed, status: 409 });
  }
  return redirect(path, 303);
}

/** A purchase from oneself, with money that is worth nothing. */
export default function TryPurchase() {
  const { copy, offers, rails } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const workspace = useWorkspace();
  const [first] = offers;
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      {first === undefined ? (
        <>
          <div className="flex flex-col gap-2">
            <p>{copy.none.text}</p>
            <ul className="list-disc pl-5 text-muted">
              {copy.none.needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
          </div>
          <p className="flex flex-wrap gap-3.5">
            <a href={pathTo("stripe", workspace)} className={button({ variant: "outline" })}>
              {copy.toStripe}
            </a>
            <a href={pathTo("wallet", workspace)} className={button({ variant: "outline" })}>
              {copy.toWallet}
            </a>
          </p>
        </>
      ) : (
        <PageForm fault={fault}>
          <Select label={copy.offer} name="offer" value={fault?.typed["offer"] || first.id}>
            {offers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select label={copy.rail} name="rail" value={fault?.typed["rail"] || rails[0] || ""}>
            {rails.map((rail) => (
              <option key={rail} value={rail}>
                {copy.rails[rail]}
              </option>
            ))}
          </Select>
          <Submit size="lg">{copy.submit}</Submit>
        </PageForm>
      )}
      <BackLink to={pathTo("selling", workspace)}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
