import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { HomeCopy } from "../content/home/copy.ts";
import { home } from "../content/home.ts";
import { Closing } from "../home/closing.tsx";
import { Hero } from "../home/hero.tsx";
import { HowItWorks } from "../home/how-it-works.tsx";
import { Pain } from "../home/pain.tsx";
import { Questions } from "../home/questions.tsx";
import { searchData } from "../home/search-data.ts";
import { Shift } from "../home/shift.tsx";
import { Today } from "../home/today.tsx";
import { languageFrom } from "../page/language.ts";
import { withPayouts } from "../page/payouts.ts";
import { useRootData } from "../page/root-data.ts";
import { StructuredData } from "../ui/structured-data.tsx";

export function loader(args: LoaderFunctionArgs) {
  return { copy: withPayouts(home[languageFrom(args)], args) };
}

export default function Home() {
  const { copy } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero copy={copy} />
      <HowItWorks copy={copy.steps} />
      <Today copy={copy.today} />
      <Pain copy={copy.pain} />
      <Shift copy={copy.shift} />
      <Questions copy={copy.faq} />
      <Closing copy={copy.closing} />
      <SearchData copy={copy} />
    </>
  );
}

function SearchData({ copy }: { copy: HomeCopy }) {
  const [organization, application, howTo] = searchData(copy, useRootData());
  return (
    <>
      <StructuredData data={organization} />
      <StructuredData data={application} />
      <StructuredData data={howTo} />
    </>
  );
}
