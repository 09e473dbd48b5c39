import { formatter } from "../../domain/site/format.ts";
import type { FilesCopy } from "../content/policy/copy.ts";
import type { StandingCopy } from "../content/standing.ts";
import { useLanguage } from "../root-data.ts";
import type { StandingWords } from "../standing-words.ts";
import { Standing } from "../ui/standing.tsx";
import type { WorkedNote } from "./worked.ts";

interface FileNotesProps {
  copy: FilesCopy;
  notes: readonly WorkedNote[];
  /** Undefined for our own gate, which needs nobody's consent. */
  standing: StandingWords | undefined;
  standingCopy: StandingCopy;
}

/** Beside a file: who heeds it, and what it cannot do. */
export function FileNotes({ copy, notes, standing, standingCopy }: FileNotesProps) {
  const { counted } = formatter(useLanguage());
  return (
    <div className="mt-5 grid gap-4 text-[0.9375rem]">
      {standing ? (
        <p>
          <span className="block pb-1 text-faint text-label">{standingCopy.heading}</span>{" "}
          <Standing copy={standingCopy} standing={standing} />
        </p>
      ) : (
        <p>{copy.ourGate}</p>
      )}
      {notes.length > 0 && (
        <div>
          <h3 className="text-faint text-label">{copy.notes}</h3>
          <ul className="mt-2 border-line border-b">
            {notes.map(({ sentence, crawlers }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place, in whichever language.
              <li key={place} className="border-line border-t border-dashed py-2.5 text-muted">
                {sentence}
                {crawlers.length > 0 && (
                  <details className="mt-1">
                    <summary className="cursor-pointer text-jade text-sm">
                      {counted(crawlers.length, copy.crawlers)}
                    </summary>
                    <p className="mt-1 text-label">{crawlers.join(", ")}</p>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
