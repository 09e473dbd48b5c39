import { brand } from "@octroi/ui/brand/brand";
import type { HomeCopy } from "../content/home/copy.ts";
import { Accordion } from "../ui/accordion.tsx";
import { SectionHeading } from "../ui/heading.tsx";

export function Questions({ copy }: { copy: HomeCopy["faq"] }) {
  const items = Object.entries(copy.items).map(([id, item]) => ({ id, ...item }));
  return (
    <section className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.7fr_1.3fr]">
      <div>
        <SectionHeading title={copy.heading} />
        <p className="mt-5 text-muted">
          {copy.text}{" "}
          <a href={`mailto:${brand.contactEmail}`} className="text-jade underline underline-offset-4">
            {copy.contact}
          </a>
        </p>
      </div>
      <Accordion items={items} />
    </section>
  );
}
