import { Badge } from "@octroi/ui/components/badge.tsx";
import { button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { orders as orderWords } from "../content/selling.ts";
import { triedPurchase as words } from "../content/trial.ts";
import { NarrowPage, Section } from "../forms/page.tsx";
import { BackLink } from "../forms/parts.tsx";
import { trialInstall, trialProgram } from "../market/trial-program.ts";
import { trialSteps } from "../market/trial-steps.ts";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** What clients of x402 pay without being told to. */
const clientLimit = 1;

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, consoleUrl, now, services } = memberPage(args);
  const workspace = membership.id;
  const trial = await services.trials.find(workspace, args.params["trial"] ?? "");
  if (trial === undefined) throw notFound();
  const { order, payment } = trial;
  const { counted } = intlFormatter(language);
  const copy = words[language];
  const requirements = order.rail === "x402" ? await services.payments.requirementsOf(order) : undefined;
  const chain = paymentNetwork(requirements?.network ?? "");
  const asked = requirements && chain && { ...requirements, chain };
  const isTokenGood = await services.payments.isTokenGood(order);
  const steps = trialSteps(language, { trial, asked, isTokenGood, now });
  const isBad = steps.some(({ state }) => state === "failed");
  const isGood = steps.every(({ state }) => state === "done");
  const isOpen = steps.some(
    ({ id, state }) => (id === "checkout" || id === "payment") && state === "waiting",
  );
  const address = new URL(pathTo("marketTrial", { trial: order.id }), consoleUrl).href;
  return {
    copy,
    title: filled(copy.title, {
      offer: [order.domain, counted(order.count, orderWords[language].counts[order.kind])].join(", "),
    }),
    intro: copy.intro[isBad ? "bad" : isGood ? "good" : "going"],
    steps,
    isOver: isBad || isGood,
    checkout: isOpen ? payment?.checkout : undefined,
    program:
      isOpen && asked !== undefined
        ? {
            coins: filled(copy.program.coins, { network: asked.chain.name }),
            dollar: Number(order.usdc) > clientLimit && copy.program.dollar,
            script: trialProgram(address),
          }
        : undefined,
    here: pathTo("triedPurchase", { workspace, trial: order.id }),
    another: pathTo("tryPurchase", { workspace }),
    back: pathTo("selling", { workspace }),
  };
}

const tones = { done: "jade", waiting: "plain", failed: "loss" } as const;

/** What became of a purchase from oneself, step by step. */
export default function TriedPurchase() {
  const { copy, title, intro, steps, isOver, checkout, program, here, another, back } =
    useLoaderData<typeof loader>();
  return (
    <NarrowPage title={title} intro={intro}>
      <ol className="border-line-soft border-b">
        {steps.map(({ id, name, state, text }) => (
          <li key={id} className="flex flex-col gap-1.5 border-line-soft border-t py-3.5">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
              {name} <Badge tone={tones[state]}>{copy.states[state]}</Badge>
            </p>
            <p className="text-[0.9375rem] text-muted wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-3.5">
        {checkout && (
          <a href={checkout} className={button({ variant: "jade" })}>
            {copy.pay}
          </a>
        )}
        {isOver ? (
          <a href={another} className={button({ variant: "outline" })}>
            {copy.another}
          </a>
        ) : (
          <a href={here} className={button({ variant: "outline" })}>
            {copy.again}
          </a>
        )}
      </p>
      {program && (
        <Section heading={copy.program.heading}>
          <p className="text-muted">{copy.program.text}</p>
          <p className="text-muted wrap-anywhere">{program.coins}</p>
          {program.dollar && <p>{program.dollar}</p>}
          <CodeBlock title={copy.program.install} code={trialInstall} wraps />
          <CodeBlock title={copy.program.script} code={program.script} wraps />
          <CodeBlock title={copy.program.run} code={`WALLET_KEY=0x… node ${copy.program.script}`} wraps />
        </Section>
      )}
      <BackLink to={back}>{copy.back}</BackLink>
    </NarrowPage>
  );
}
