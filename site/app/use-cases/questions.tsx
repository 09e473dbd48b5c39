import type { FAQPage, WithContext } from "schema-dts";
import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import { Accordion } from "../ui/accordion.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export function Questions({ copy }: { copy: AnyUseCaseCopy["questions"] }) {
  const items = Object.entries<{ question: string; answer: string }>(copy.list).map(([id, item]) => ({
    id,
    ...item,
  }));
  const data: WithContext<FAQPage> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return (
    <section className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <SectionHeading title={copy.heading} />
      <Accordion items={items} />
      <StructuredData data={data} />
    </section>
  );
}
