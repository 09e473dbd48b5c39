import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { type Path, pages } from "../../domain/pages/pages.ts";
import type { RuleRow } from "../../domain/robots/crawler-rules.ts";
import type { AnyUseCaseCopy } from "../content/use-cases/copy.ts";
import type { UseCaseLabels } from "../content/use-cases/labels.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { DownloadLink } from "./download-link.tsx";
import { RulesTable } from "./rules-table.tsx";

const fileName = "robots.txt";

interface RulesProps {
  copy: AnyUseCaseCopy["rules"];
  labels: UseCaseLabels;
  rows: readonly RuleRow[];
  robotsTxt: string;
  /** The generator, opened with what these rules block. */
  generator: Path;
  /** The fragment that brings these rules to the policy tool. */
  policy: string;
}

export function Rules({ copy, labels, rows, robotsTxt, generator, policy }: RulesProps) {
  return (
    <section>
      <div className="border-y border-line-soft bg-ink-900">
        <div className="wrap chapter">
          <SectionHeading title={copy.heading} lead={copy.lead} />
          <div className="mt-10 border-y border-line">
            <RulesTable rows={rows} labels={labels} />
          </div>
        </div>
      </div>
      <div className="wrap chapter">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start">
            <h3 className="text-[1.75rem]">{copy.robotsHeading}</h3>
            <div className="mt-5 grid gap-4 text-muted">
              <p>{copy.robotsText}</p>
              <p>{labels.connectorNote}</p>
              <p>{labels.groupNote}</p>
            </div>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
              <DownloadLink name={fileName} text={robotsTxt} label={labels.download} />
              <ButtonLink to={generator} variant="link" size="sm">
                {labels.openGenerator}
              </ButtonLink>
              <ButtonLink to={pages.aiPolicy} anchor={policy} variant="link" size="sm">
                {labels.openPolicy}
              </ButtonLink>
            </div>
          </div>
          <div className="min-w-0">
            <CodeBlock title={fileName} code={robotsTxt} />
          </div>
        </div>
      </div>
    </section>
  );
}
