import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ledgerFile } from "../../domain/ledger/report.ts";
import { pages } from "../../domain/pages/pages.ts";
import { Counting } from "../ledger/counting.tsx";
import { Ledger } from "../ledger/ledger.tsx";
import { wordsIn } from "../ledger/words.ts";
import { datasetOf } from "../metadata/dataset.ts";
import { pageContext } from "../page/context.ts";
import { languageFrom } from "../page/language.ts";
import { useRootData } from "../page/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export function loader(args: LoaderFunctionArgs) {
  const words = wordsIn(languageFrom(args));
  return { copy: words.copy, words, report: args.context.get(pageContext).ledger };
}

export default function LedgerPage() {
  const { words, report } = useLoaderData<typeof loader>();
  const { copy } = words;
  const files = { "application/json": ledgerFile };
  const dataset = datasetOf(copy, { ...useRootData(), page: pages.ledger, files });
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Ledger words={words} report={report} />
      <Counting copy={copy.counting} dashboard={report?.dashboard} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={pages.middleware} variant="jade" size="lg">
          {copy.closing.middleware}
        </ButtonLink>
        <ButtonLink to={pages.crawlers} variant="outline" size="lg">
          {copy.closing.directory}
        </ButtonLink>
      </ClosingCall>
      <StructuredData data={dataset} />
    </>
  );
}
