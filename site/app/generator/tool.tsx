import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { addressOf, generatedRobotsPath, pages } from "../../domain/pages/pages.ts";
import { robotsBlock, robotsFile } from "../../domain/robots/file.ts";
import type { GeneratorCopy } from "../content/generator/copy.ts";
import { usePrefix, useRootData } from "../page/root-data.ts";
import { ExistingFile } from "../robots-file/existing-file.tsx";
import { Findings } from "../robots-file/findings.tsx";
import { excerptOf, type MergedFile, numberedLines } from "../robots-file/merge.ts";
import { download } from "../ui/download.ts";
import { Checklist } from "./checklist.tsx";
import { robotsChoice } from "./choice.ts";
import { NamesEngines } from "./names-engines.tsx";
import type { OfferedBot } from "./offered.ts";
import { Preview } from "./preview.tsx";
import { fileSummary } from "./summary.ts";
import { type Merged, useMerged } from "./use-merged.ts";
import { useSelection } from "./use-selection.ts";
import { useToday } from "./use-today.ts";

interface ToolProps {
  copy: GeneratorCopy;
  bots: readonly OfferedBot[];
  searchEngines: readonly string[];
  /** The day that the page was rendered with, as an ISO date. */
  renderedOn: string;
  /** The query string that it was rendered for. */
  search: string;
}

/** Choose on the left, bring a file if there is one, and take the result on the right. */
export function Tool({ copy, bots, searchEngines, renderedOn, search }: ToolProps) {
  const format = formatter(useLanguage());
  const { origin } = useRootData();
  const prefix = usePrefix();
  const day = format.date(useToday(renderedOn));
  const { selected, select, toggle } = useSelection(
    bots.map(({ token }) => token),
    search,
  );
  const [existing, setExisting] = useState("");
  const [namesEngines, setNamesEngines] = useState(true);

  const choice = robotsChoice({
    copy: copy.file,
    day,
    address: origin + addressOf(pages.robotsTxtGenerator, prefix),
    allowed: existing === "" || namesEngines ? searchEngines : [],
    blocked: selected,
  });
  const { merged, whenMerged } = useMerged(existing, robotsBlock(choice));
  const isMerged = isFile(merged);
  const text = isMerged ? merged.text : robotsFile(choice);

  /** The file of what is chosen now: a press does not get the one from before the last change. */
  async function take(): Promise<string | undefined> {
    const settled = await whenMerged();
    // Without the visitor's own rules the file would replace them all.
    if (settled === "failed") return undefined;
    return settled === undefined ? robotsFile(choice) : settled.text;
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const file = await take();
    if (file !== undefined) download(copy.preview.fileName, file);
  }

  return (
    // Before and without script the boxes go to the server, which makes the file.
    <form
      action={addressOf(generatedRobotsPath, prefix)}
      onSubmit={save}
      onKeyDown={keepEnter}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 pb-18 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,0.92fr)] lg:pb-28"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
        <Checklist copy={copy.checklist} bots={bots} selected={selected} select={select} toggle={toggle} />
        <ExistingFile copy={copy.existing} text={existing} onText={setExisting} keptAs="generator">
          <NamesEngines copy={copy.existing.engines} checked={namesEngines} onChange={setNamesEngines} />
        </ExistingFile>
      </div>
      <div id="file" className="scroll-mt-24">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <Preview
            copy={copy.preview}
            take={take}
            excerpt={isMerged ? merged.excerpt : excerptOf(numberedLines(text))}
            isMerged={isMerged}
            summary={fileSummary({
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
    </form>
  );
}

/** Enter on a box would press the form's first button, and nobody asked for a file. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

function isFile(merged: Merged): merged is MergedFile {
  return merged !== undefined && merged !== "failed";
}
