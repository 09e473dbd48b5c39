import { brand } from "@octroi/ui/brand/brand";
import type { DocumentationFrame } from "../content/documentation.ts";

export function SupportBox({ copy }: { copy: DocumentationFrame["support"] }) {
  return (
    <section className="rounded-control border border-line bg-ink-900 p-5 text-[0.9375rem]">
      <h2 className="text-base tracking-[-0.01em]">{copy.heading}</h2>
      <p className="mt-2 text-muted">{copy.text}</p>
      <a
        href={`mailto:${brand.contactEmail}`}
        className="mt-3 inline-block text-jade underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {brand.contactEmail}
      </a>
    </section>
  );
}
