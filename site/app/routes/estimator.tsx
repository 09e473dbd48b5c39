import { brand } from "@octroi/ui/brand/brand";
import { ExternalButton } from "@octroi/ui/components/button.tsx";
import { estimateInQuery, readEstimate } from "../../domain/estimate/address.ts";
import { estimate } from "../../domain/estimate/estimate.ts";
import { pages } from "../../domain/pages/pages.ts";
import { type EstimatorCopy, estimator } from "../content/estimator.ts";
import { Assumptions } from "../estimator/assumptions.tsx";
import { Tool } from "../estimator/tool.tsx";
import { WorkedExample } from "../estimator/worked-example.tsx";
import { Island } from "../islands/island.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { languageFrom } from "../page/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import type { Route } from "./+types/estimator.ts";

export function loader(args: Route.LoaderArgs) {
  const asked = estimateInQuery(new URL(args.request.url).search);
  const request = asked && readEstimate(asked).request;
  const answered = request && { request, estimate: estimate(request.monthlyTraffic) };
  return { copy: estimator[languageFrom(args)], asked, answered };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function Estimator({ loaderData: { copy, asked, answered } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Island name="estimator" component={Tool} props={{ copy, asked, answered }} />
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
