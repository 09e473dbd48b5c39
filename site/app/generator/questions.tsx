import type { FAQPage, WithContext } from "schema-dts";
import { generator } from "../../domain/figures.ts";
import type { GeneratorCopy } from "../content/generator/copy.ts";
import { useLanguage } from "../root-data.ts";
import { Accordion } from "../ui/accordion.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export function Questions({ copy }: { copy: GeneratorCopy["faq"] }) {
  const data: WithContext<FAQPage> = {
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
    <section className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <SectionHeading title={copy.heading} lead={copy.lead} />
      <Accordion items={copy.questions} openFirst />
      <StructuredData data={data} />
    </section>
  );
}
