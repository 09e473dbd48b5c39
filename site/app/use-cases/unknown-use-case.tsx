import { pages } from "../../domain/pages/pages.ts";
import type { GenericUseCasesCopy } from "../content/generic-use-cases/copy.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { RelatedPages } from "./related-pages.tsx";

interface UnknownUseCaseProps {
  copy: GenericUseCasesCopy["notFound"];
  labels: UseCaseLabels;
  related: readonly Crumb[];
}

export function UnknownUseCase({ copy, labels, related }: UnknownUseCaseProps) {
  return (
    <div className="wrap chapter grid gap-x-18 gap-y-14 lg:grid-cols-[1.2fr_0.8fr]">
      <div>
        <p className="text-label text-coral">404</p>
        <h1 className="mt-5 max-w-[14ch] text-display-1">{copy.heading}</h1>
        <p className="mt-6 text-lead">{copy.text}</p>
        <ButtonLink to={pages.home} variant="jade" size="lg" className="mt-9">
          {copy.home}
        </ButtonLink>
      </div>
      <RelatedPages heading={labels.elsewhere} list={related} />
    </div>
  );
}
