import { Accordion, type Question } from "./accordion.tsx";
import { SectionHeading } from "./heading.tsx";

/** A chapter of questions: what they are about on the left, the questions on the right. */
export function Questions({
  heading,
  items,
  openFirst,
}: {
  heading: string;
  items: readonly Question[];
  openFirst?: boolean;
}) {
  return (
    <section className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
      <SectionHeading title={heading} />
      <Accordion items={items} openFirst={openFirst ?? false} />
    </section>
  );
}
