import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { pluginDownload } from "../../domain/pages/plugin-download.ts";
import { plans } from "../content/plans.ts";
import { wordpressPlugin } from "../content/wordpress-plugin.ts";
import { languageFrom } from "../page/language.ts";
import { withPayouts } from "../page/payouts.ts";
import { ComparisonTable } from "../plans/comparison-table.tsx";
import { PlanCards } from "../plans/plan-cards.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { DownloadButton } from "../ui/download-button.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { Questions } from "../ui/questions.tsx";
import { Analytics } from "../wordpress-plugin/analytics.tsx";
import { Hero } from "../wordpress-plugin/hero.tsx";
import { Installation } from "../wordpress-plugin/installation.tsx";
import { Problems } from "../wordpress-plugin/problems.tsx";
import { Solution } from "../wordpress-plugin/solution.tsx";
import { Value } from "../wordpress-plugin/value.tsx";

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  return withPayouts({ copy: wordpressPlugin[language], plans: plans[language] }, args);
}

export default function WordpressPlugin() {
  const { copy, plans } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero copy={copy.hero} />
      <Problems copy={copy.problems} />
      <Solution copy={copy.solution} />
      <Installation copy={copy.installation} />
      <Analytics copy={copy.analytics} />
      <section className="border-t border-line-soft">
        <div className="wrap chapter">
          <SectionHeading title={copy.plans.heading} lead={copy.plans.lead} />
          <div className="mt-12">
            <PlanCards copy={plans} />
          </div>
        </div>
      </section>
      <section className="border-y border-line-soft bg-ink-900">
        <div className="wrap chapter">
          <SectionHeading title={copy.comparison.heading} />
          <div className="mt-10">
            <ComparisonTable copy={plans} />
          </div>
        </div>
      </section>
      <Value copy={copy.value} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <DownloadButton href={pluginDownload.path} variant="jade" size="lg">
          {copy.hero.download}
        </DownloadButton>
        <ButtonLink to={pages.documentationWordpress} variant="outline" size="lg">
          {copy.installation.guide}
        </ButtonLink>
        <ButtonLink to={pages.logAnalyzer} variant="outline" size="lg">
          {copy.closing.analyze}
        </ButtonLink>
      </ClosingCall>
      <div className="border-t border-line-soft">
        <Questions {...copy.faq} />
      </div>
    </>
  );
}
