import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { plans } from "../content/plans.ts";
import type { PricingCopy } from "../content/pricing/copy.ts";
import { pricing } from "../content/pricing.ts";
import type { StructuredThing } from "../metadata/structured-data.ts";
import { languageFrom } from "../page/language.ts";
import { withPayouts } from "../page/payouts.ts";
import { ComparisonTable } from "../plans/comparison-table.tsx";
import { PlanCards } from "../plans/plan-cards.tsx";
import type { Question } from "../ui/accordion.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { ProductPicture } from "../ui/product-picture.tsx";
import { Questions } from "../ui/questions.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  return withPayouts({ copy: pricing[language], plans: plans[language] }, args);
}

export default function Pricing() {
  const { copy, plans } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <section aria-labelledby="plans" className="wrap pb-18 lg:pb-28">
        <h2 id="plans" className="sr-only">
          {copy.plansHeading}
        </h2>
        <PlanCards copy={plans} />
        <WithoutAccount copy={copy.withoutAccount} />
        <div className="mt-14">
          <ProductPicture id="rules" copy={copy.picture} />
        </div>
      </section>
      <section className="border-y border-line-soft bg-ink-900">
        <div className="wrap chapter">
          <SectionHeading title={copy.comparison.heading} lead={copy.comparison.lead} />
          <div className="mt-10">
            <ComparisonTable copy={plans} />
          </div>
        </div>
      </section>
      <Value copy={copy.value} />
      <div className="border-t border-line-soft">
        <Questions {...copy.faq} />
      </div>
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <SignUpButton variant="jade" size="lg">
          {copy.closing.signUp}
        </SignUpButton>
        <ButtonLink to={pages.estimator} variant="outline" size="lg">
          {copy.closing.estimate}
        </ButtonLink>
      </ClosingCall>
      <SearchData questions={copy.faq.items} />
    </>
  );
}

/** What is open to everyone, told apart from what the plans add. */
function WithoutAccount({ copy }: { copy: PricingCopy["withoutAccount"] }) {
  return (
    <div className="mt-5 grid gap-x-16 gap-y-4 rounded-panel border border-line p-6 sm:p-9 lg:grid-cols-[12rem_1fr]">
      <h3 className="text-xl">{copy.heading}</h3>
      <div>
        <p className="max-w-[72ch] text-muted">{copy.text}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <ButtonLink to={pages.freeTools} variant="link">
            {copy.tools}
          </ButtonLink>
          <ButtonLink to={pages.middleware} variant="link">
            {copy.middleware}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function Value({ copy }: { copy: PricingCopy["value"] }) {
  return (
    <section className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <div>
        <SectionHeading title={copy.heading} lead={copy.lead} />
        <ButtonLink to={pages.estimator} variant="link" className="mt-7">
          {copy.estimate}
        </ButtonLink>
      </div>
      <dl className="border-b border-line">
        {Object.entries(copy.points).map(([id, point]) => (
          <div
            key={id}
            className="grid gap-x-8 gap-y-3 border-t border-line py-7 sm:grid-cols-[11rem_1fr] lg:py-8"
          >
            <dt className="font-display text-[2.75rem]/[0.95] font-semibold tracking-[-0.035em] text-brass figures">
              {point.figure}
            </dt>
            <dd>
              <p className="font-display text-xl font-semibold">{point.title}</p>
              <p className="mt-1.5 text-muted">{point.text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SearchData({ questions }: { questions: readonly Question[] }) {
  const faqPage: StructuredThing<"FAQPage"> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return <StructuredData data={faqPage} />;
}
