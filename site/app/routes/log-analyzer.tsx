import { formatter } from "@octroi/ui/language/format";
import { crawlerWords, namesOf } from "@octroi/ui/words/crawlers";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { hostsChecked } from "../content/log-analyzer/copy.ts";
import { logAnalyzerCopy } from "../content/log-analyzer.ts";
import { Island } from "../islands/island.tsx";
import example from "../log-analyzer/example.built.ts";
import { Tool } from "../log-analyzer/tool.tsx";
import { Where } from "../log-analyzer/where.tsx";
import { languageFrom } from "../page/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  const copy = logAnalyzerCopy[language];
  const lead = copy.where.lead.replace("{date}", formatter(language).date(hostsChecked));
  return {
    copy: { ...copy, where: { ...copy.where, lead } },
    words: { chart: visitsChartWords[language], purposes: namesOf(crawlerWords[language].purposes) },
    example,
  };
}

export default function LogAnalyzer() {
  const { copy, words, example } = useLoaderData<typeof loader>();
  return (
    <>
      {/* On paper there is nothing to drop, and the answer is what was printed for. */}
      <div className="print:[&_.text-lead]:hidden print:[&_header]:pt-0 print:[&_header]:pb-6">
        <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      </div>
      <Island name="log-analyzer" component={Tool} props={{ copy, words, example }} />
      <Where copy={copy.where} formats={copy.read.formats} />
      <div className="print:hidden">
        <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
          <ButtonLink to={pages.aiPolicy} variant="jade" size="lg">
            {copy.closing.policy}
          </ButtonLink>
          <ButtonLink to={pages.crawlers} variant="outline" size="lg">
            {copy.closing.directory}
          </ButtonLink>
        </ClosingCall>
      </div>
    </>
  );
}
