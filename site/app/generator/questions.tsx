import { useLanguage } from "@octroi/ui/page/page-data";
import { generator } from "../../domain/figures/figures.ts";
import type { GeneratorCopy } from "../content/generator/copy.ts";
import type { StructuredThing } from "../metadata/structured-data.ts";
import { Questions } from "../ui/questions.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export function GeneratorQuestions({ copy }: { copy: GeneratorCopy["faq"] }) {
  const data: StructuredThing<"FAQPage"> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: useLanguage(),
    dateModified: generator.questionsModified,
    mainEntity: copy.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return (
    <>
      <Questions heading={copy.heading} items={copy.questions} openFirst />
      <StructuredData data={data} />
    </>
  );
}
