import { crawlerWords } from "@octroi/ui/words/crawlers";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { readerAgent } from "../../domain/robots/request.ts";
import { testerCopy } from "../content/tester.ts";
import { Island } from "../islands/island.tsx";
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

export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  return {
    copy: testerCopy[language],
    words: listWords(crawlerWords[language]),
    example: exampleAnswers(),
  };
}

export default function RobotsTxtTester() {
  const { copy, words, example } = useLoaderData<typeof loader>();
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
