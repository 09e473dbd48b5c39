import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { estimateInQuery, readEstimate } from "../../domain/estimate/address.ts";
import { estimate } from "../../domain/estimate/estimate.ts";
import { pages } from "../../domain/pages/pages.ts";
import { type EstimatorCopy, estimator } from "../content/estimator.ts";
import { Assumptions } from "../estimator/assumptions.tsx";
import { Tool } from "../estimator/tool.tsx";
import { WorkedExample } from "../estimator/worked-example.tsx";
import { Island } from "../islands/island.tsx";
import { languageFrom } from "../page/language.ts";
import { withPayouts } from "../page/payouts.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";

export function loader(args: LoaderFunctionArgs) {
  const asked = estimateInQuery(new URL(args.request.url).search);
  const request = asked && readEstimate(asked).request;
  const answered = request && { request, estimate: estimate(request.monthlyTraffic) };
  return { copy: withPayouts(estimator[languageFrom(args)], args), asked, answered };
}

export default function Estimator() {
  const { copy, asked, answered } = useLoaderData<typeof loader>();
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
        <SignUpButton variant="jade" size="lg">
          {copy.signUp}
        </SignUpButton>
        <ButtonLink to={pages.home} anchor="how-it-works" variant="outline" size="lg">
          {copy.howItWorks}
        </ButtonLink>
      </div>
    </section>
  );
}
