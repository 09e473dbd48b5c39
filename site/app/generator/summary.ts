import type { Formatter } from "@octroi/ui/language/format";
import type { PreviewCopy } from "../content/generator/copy.ts";

interface SummaryOptions {
  blocked: number;
  enginesNamed: boolean;
  /** Undefined where the visitor brought no file. */
  keptLines: number | undefined;
  copy: PreviewCopy["summary"];
  format: Formatter;
}

/** What the file does, in a sentence. */
export function fileSummary({ blocked, enginesNamed, keptLines, copy, format }: SummaryOptions): string {
  const clauses = [
    format.counted(blocked, copy.blocked),
    enginesNamed ? copy.enginesAllowed : copy.enginesLeft,
    keptLines === undefined ? copy.othersUnchanged : format.counted(keptLines, copy.linesKept),
  ];
  return `${clauses.join(copy.between)}.`;
}
