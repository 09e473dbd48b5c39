import { askedIn, readEstimate } from "../../domain/estimate/address.ts";
import { estimate } from "../../domain/estimate/estimate.ts";
import { measuredInFragment } from "../../domain/estimate/measured.ts";
import { brand } from "../../domain/site/brand.ts";
import { pages } from "../../domain/site/pages.ts";
import { type EstimatorCopy, estimator } from "../content/estimator.ts";
import { Assumptions } from "../estimator/assumptions.tsx";
import { EstimateIdle } from "../estimator/estimate-idle.tsx";
import { EstimateResult } from "../estimator/estimate-result.tsx";
import { EstimatorForm } from "../estimator/estimator-form.tsx";
import { MeasuredResult } from "../estimator/measured-result.tsx";
import { useEstimate } from "../estimator/use-estimate.ts";
import { WorkedExample } from "../estimator/worked-example.tsx";
import { languageFrom } from "../language.ts";
import { pageMeta } from "../page-meta.ts";
import { ButtonLink, ExternalButton } from "../ui/button.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { useCarried } from "../ui/use-carried.ts";
import type { Route } from "./+types/estimator.ts";

export function loader(args: Route.LoaderArgs) {
  const asked = askedIn(new URL(args.request.url).search);
  const request = asked && readEstimate(asked).request;
  const answered = request && { request, estimate: estimate(request.monthlyTraffic) };
  return { copy: estimator[languageFrom(args)], asked, answered };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function Estimator({ loaderData: { copy, asked, answered } }: Route.ComponentProps) {
  const { state, ask, clear } = useEstimate(answered);
  const measured = useCarried(measuredInFragment);
  // What is asked here comes before what a log has shown.
  const shown = state.status === "idle" && measured ? "measured" : state.status;
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <div className="wrap grid gap-x-14 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
        <EstimatorForm
          copy={copy.form}
          loading={state.status === "loading"}
          asked={asked}
          onAsk={ask}
          onWrong={clear}
        />
        <div
          aria-live="polite"
          aria-busy={state.status === "loading"}
          className={`min-h-80 rounded-panel border border-line p-6 sm:p-8 ${
            shown === "done" || shown === "measured" ? "bg-ink-900" : "border-dashed"
          }`}
        >
          {state.status === "done" ? (
            <EstimateResult copy={copy.result} request={state.request} estimate={state.estimate} />
          ) : shown === "measured" && measured ? (
            <MeasuredResult copy={copy.measured} measured={measured} />
          ) : (
            <EstimateIdle text={copy.idle} />
          )}
        </div>
      </div>
      <Assumptions copy={copy.assumptions} />
      <WorkedExample copy={copy.example} />
      <Closing copy={copy.closing} />
    </>
  );
}

function Closing({ copy }: { copy: EstimatorCopy["closing"] }) {
  return (
    <section className="wrap chapter flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
      <SectionHeading title={copy.heading} lead={copy.text} />
      <div className="flex flex-wrap gap-3.5">
        <ExternalButton href={brand.signUpUrl} variant="jade" size="lg">
          {copy.signUp}
        </ExternalButton>
        <ButtonLink to={pages.home} anchor="how-it-works" variant="outline" size="lg">
          {copy.howItWorks}
        </ButtonLink>
      </div>
    </section>
  );
}
