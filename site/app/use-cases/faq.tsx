import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import type { StructuredThing } from "../metadata/structured-data.ts";
import { Questions } from "../ui/questions.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

/** The page's questions, for readers and for search engines. */
export function Faq({ copy }: { copy: AnyUseCaseCopy["questions"] }) {
  const list = Object.entries<{ question: string; answer: string }>(copy.list);
  const data: StructuredThing<"FAQPage"> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: list.map(([, { question, answer }]) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return (
    <>
      <Questions heading={copy.heading} items={list.map(([id, item]) => ({ id, ...item }))} />
      <StructuredData data={data} />
    </>
  );
}
