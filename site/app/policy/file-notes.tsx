import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { FilesCopy } from "../content/policy/copy.ts";
import type { SpecSupportCopy } from "../content/spec-support.ts";
import { SpecSupport } from "../ui/spec-support.tsx";
import type { SpecSupportWords } from "../ui/spec-support-words.ts";
import type { PreviewNote } from "./policy-preview.ts";

interface FileNotesProps {
  copy: FilesCopy;
  notes: readonly PreviewNote[];
  /** Undefined for our own gate, which needs nobody's consent. */
  support: SpecSupportWords | undefined;
  specSupportCopy: SpecSupportCopy;
}

/** Beside a file: who heeds it, and what it cannot do. */
export function FileNotes({ copy, notes, support, specSupportCopy }: FileNotesProps) {
  const { counted } = formatter(useLanguage());
  return (
    <div className="mt-5 grid gap-4 text-[0.9375rem]">
      {support ? (
        <p>
          <span className="block pb-1 text-faint text-label">{specSupportCopy.heading}</span>{" "}
          <SpecSupport copy={specSupportCopy} support={support} />
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
