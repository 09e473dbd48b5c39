import { ArrowRight } from "lucide-react";
import { type Path, pages } from "../../domain/pages/pages.ts";
import type { AudienceId, WhyCopy } from "../content/why.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";

const audiences: readonly { id: AudienceId; to: Path }[] = [
  { id: "media", to: pages.useCaseMedia },
  { id: "recipes", to: pages.useCaseRecipes },
  { id: "news", to: pages.genericNews },
  { id: "forums", to: pages.genericForums },
  { id: "affiliation", to: pages.useCaseAffiliation },
  { id: "saasDocs", to: pages.useCaseSaasDocs },
];

/** Who this is for, each with the page that says more. */
export function Audience({ copy }: { copy: WhyCopy["audience"] }) {
  return (
    <section className="border-y border-line-soft bg-ink-900">
      <div className="wrap chapter">
        <SectionHeading title={copy.heading} lead={copy.lead} />
        <ul className="mt-10 grid gap-x-14 border-b border-line md:grid-cols-2">
          {audiences.map(({ id, to }) => (
            <li key={id} className="relative border-t border-line py-5 hover:text-jade">
              <h3 className="flex items-center justify-between gap-4 text-[1.1875rem]">
                <PageLink to={to} className="after:absolute after:inset-0">
                  {copy.list[id].name}
                </PageLink>
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-jade" strokeWidth={1.75} />
              </h3>
              <p className="mt-1 text-base text-muted">{copy.list[id].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
