import { crawlerWords } from "@octroi/ui/words/crawlers";
import { pages } from "../../domain/pages/pages.ts";
import { readerAgent } from "../../domain/robots/request.ts";
import { testerCopy } from "../content/tester.ts";
import { Island } from "../islands/island.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { languageFrom } from "../page/language.ts";
import { useRootData } from "../page/root-data.ts";
import { exampleAnswers } from "../tester/example.ts";
import { Rules } from "../tester/explained.tsx";
import { listWords } from "../tester/list-words.ts";
import { Tool } from "../tester/tool.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { Reader } from "../ui/reader.tsx";
import type { Route } from "./+types/robots-txt-tester.ts";

export function loader(args: Route.LoaderArgs) {
  const language = languageFrom(args);
  return {
    copy: testerCopy[language],
    words: listWords(crawlerWords[language]),
    example: exampleAnswers(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function RobotsTxtTester({ loaderData: { copy, words, example } }: Route.ComponentProps) {
  const { origin } = useRootData();
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Island name="tester" component={Tool} props={{ copy, words, example }} />
      <Rules copy={copy.rules} />
      <Reader copy={copy.agent} name={readerAgent(origin)} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={pages.robotsTxtGenerator} variant="jade" size="lg">
          {copy.closing.generator}
        </ButtonLink>
        <ButtonLink to={pages.crawlers} variant="outline" size="lg">
          {copy.closing.directory}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
