import { brand } from "@octroi/ui/brand/brand";
import { pages } from "../../domain/pages/pages.ts";
import type { TitledText } from "../content/use-cases/copy.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { StartOrEstimate } from "../ui/start-or-estimate.tsx";
import { RelatedPages } from "./related-pages.tsx";

interface ClosingProps {
  copy: TitledText;
  labels: UseCaseLabels;
  related: readonly Crumb[];
}

/** The way on: the two actions, the small print, and the other kinds of site. */
export function Closing({ copy, labels, related }: ClosingProps) {
  const link = "inline-block py-1 text-muted underline decoration-edge underline-offset-4 hover:text-text";
  return (
    <section className="border-t border-line-soft">
      <div className="wrap chapter grid gap-x-18 gap-y-14 lg:grid-cols-[1.2fr_0.8fr]">
        <div>
          <h2 className="max-w-[18ch] text-display-2">{copy.title}</h2>
          <p className="mt-5 text-lead">{copy.text}</p>
          <StartOrEstimate start={labels.start} estimate={labels.estimate} />
          <ul className="mt-9 flex flex-wrap gap-x-7 gap-y-1 text-[0.9375rem]">
            <li>
              <PageLink to={pages.pricing} className={link}>
                {labels.links.pricing}
              </PageLink>
            </li>
            <li>
              <PageLink to={pages.privacy} className={link}>
                {labels.links.privacy}
              </PageLink>
            </li>
            <li>
              <a href={`mailto:${brand.contactEmail}`} className={link}>
                {labels.links.support}
              </a>
            </li>
          </ul>
        </div>
        <RelatedPages heading={labels.elsewhere} list={related} />
      </div>
    </section>
  );
}
