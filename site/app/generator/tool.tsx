import { useState } from "react";
import { formatter } from "../../domain/format.ts";
import { addressOf, pages } from "../../domain/pages.ts";
import { type RobotsChoice, robotsBlock, robotsFile } from "../../domain/robots-file.ts";
import type { GeneratorCopy } from "../content/generator/copy.ts";
import { useLanguage, usePrefix, useRootData } from "../root-data.ts";
import { Checklist } from "./checklist.tsx";
import { ExistingFile } from "./existing-file.tsx";
import { Findings } from "./findings.tsx";
import { excerptOf, numberedLines } from "./merge.ts";
import type { OfferedBot } from "./offered.ts";
import { Preview } from "./preview.tsx";
import { summaryOf } from "./summary.ts";
import { useMerged } from "./use-merged.ts";
import { useSelection } from "./use-selection.ts";
import { useToday } from "./use-today.ts";

interface ToolProps {
  copy: GeneratorCopy;
  bots: readonly OfferedBot[];
  searchEngines: readonly string[];
  /** The day the page was rendered on: as ISO, and in words. */
  renderedOn: { iso: string; words: string };
}

/** Choose on the left, bring a file if there is one, and take the result on the right. */
export function Tool({ copy, bots, searchEngines, renderedOn }: ToolProps) {
  const format = formatter(useLanguage());
  const { origin } = useRootData();
  const home = origin + addressOf(pages.robotsTxtGenerator, usePrefix());
  const today = useToday(renderedOn.iso);
  const day = today === renderedOn.iso ? renderedOn.words : format.date(today);
  const { selected, select, toggle } = useSelection(bots.map(({ token }) => token));
  const [existing, setExisting] = useState("");
  const [namesEngines, setNamesEngines] = useState(true);

  const choice: RobotsChoice = {
    allowed: existing === "" || namesEngines ? searchEngines : [],
    blocked: selected,
    comments: {
      header: [`${copy.file.generatedOn} ${day}`, `${copy.file.with} ${home}`],
      allowed: copy.file.allowed,
      blocked: copy.file.blocked,
      footer: [copy.file.footer],
    },
  };
  const merged = useMerged(existing, robotsBlock(choice));
  const isMerged = merged !== undefined && merged !== "failed";
  const text = isMerged ? merged.text : robotsFile(choice);

  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 pb-18 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,0.92fr)] lg:pb-28">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
        <Checklist copy={copy.checklist} bots={bots} selected={selected} select={select} toggle={toggle} />
        <ExistingFile
          copy={copy.existing}
          text={existing}
          onText={setExisting}
          namesEngines={namesEngines}
          onNamesEngines={setNamesEngines}
        />
      </div>
      <div id="file" className="scroll-mt-24">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <Preview
            copy={copy.preview}
            text={text}
            excerpt={isMerged ? merged.excerpt : excerptOf(numberedLines(text))}
            isMerged={isMerged}
            summary={summaryOf({
              blocked: selected.length,
              enginesNamed: choice.allowed.length > 0,
              keptLines: isMerged ? merged.keptLines : undefined,
              copy: copy.preview.summary,
              format,
            })}
          />
          <Findings copy={copy.findings} merged={merged} />
        </div>
      </div>
    </section>
  );
}
