import { pages } from "../../domain/pages/pages.ts";
import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";
import type { Arrangement } from "./arrangement.ts";

interface SymptomsProps {
  copy: AnyUseCaseCopy["symptoms"];
  labels: UseCaseLabels;
  arrangement: Arrangement["symptoms"];
}

export function Symptoms({ copy, labels, arrangement }: SymptomsProps) {
  return (
    <section className="wrap chapter">
      <SectionHeading title={copy.heading} lead={copy.lead} />
      {arrangement === "table" ? (
        <SymptomTable copy={copy} labels={labels} />
      ) : (
        <Notes copy={copy} labels={labels} />
      )}
      <p className={arrangement === "table" ? "mt-6" : "mt-8 md:mt-16"}>
        <PageLink to={pages.siteCheck} className="inline-block py-1 text-jade underline underline-offset-4">
          {copy.check}
        </PageLink>
      </p>
    </section>
  );
}

type ListProps = Pick<SymptomsProps, "copy" | "labels">;

function SymptomTable({ copy, labels }: ListProps) {
  const row = "grid items-baseline gap-x-10 gap-y-2 md:grid-cols-[1fr_16rem]";
  return (
    <div className="mt-10">
      <p aria-hidden="true" className={`${row} pb-3 text-label text-faint max-md:hidden`}>
        <span className="pl-6.5">{labels.sign}</span>
        <span>{labels.where}</span>
      </p>
      <ul className="border-b border-line">
        {Object.entries(copy.list).map(([id, symptom]) => (
          <li key={id} className={`${row} border-t border-line py-6`}>
            <p className="flex items-baseline gap-4 font-display text-[1.3125rem]/snug font-semibold tracking-[-0.01em] text-balance">
              <Mark />
              {symptom.sign}
            </p>
            <p className="text-label text-muted max-md:ml-6.5">
              <span className="text-faint md:sr-only">{labels.where} </span>
              {symptom.where}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Notes({ copy, labels }: ListProps) {
  return (
    <ul className="mt-12 grid gap-x-14 md:grid-cols-2">
      {Object.entries(copy.list).map(([id, symptom]) => (
        <li key={id} className="border-t border-line pt-5 pb-10 md:even:translate-y-10">
          <p className="flex items-baseline gap-3 text-label text-muted">
            <Mark />
            <span>
              <span className="text-faint">{labels.where} </span>
              {symptom.where}
            </span>
          </p>
          <p className="mt-4 max-w-[26ch] font-display text-[clamp(1.375rem,1.1rem+1vw,1.75rem)]/[1.25] font-semibold tracking-[-0.015em] text-pretty">
            {symptom.sign}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Mark() {
  return <span aria-hidden="true" className="decision-square size-2.5 shrink-0 rounded-[2px] bg-coral" />;
}
