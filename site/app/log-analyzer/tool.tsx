import { type DragEvent, useCallback, useState } from "react";
import type { ReportInShort } from "../../domain/logs/figures.ts";
import type { LogAnalyzerCopy } from "../content/log-analyzer/copy.ts";
import { useHashPayload } from "../ui/use-hash-payload.ts";
import { Answer } from "./answer.tsx";
import { droppedFiles } from "./dropped-files.ts";
import type { LogSource, Reading } from "./protocol.ts";
import { SourceBox } from "./source-box.tsx";
import { SourceLine } from "./source-line.tsx";
import { useReader } from "./use-reader.ts";
import type { ResultWords } from "./words.ts";

interface ToolProps {
  copy: LogAnalyzerCopy;
  words: ResultWords;
  example: ReportInShort;
}

type ResultsPart = typeof import("./results.tsx")["Results"];

/** The fragment, where it carries a policy. */
function policyFragment(hash: string): string | undefined {
  return /[#&]policy=/.test(hash) ? hash : undefined;
}

/** Bring a log; read who came, how much, and what a policy would have made of it. */
export function Tool({ copy, words, example }: ToolProps) {
  const { state, read, cancel, clear, fail } = useReader();
  const fragment = useHashPayload(policyFragment);
  const [Results, setResults] = useState<ResultsPart>();
  // Given once, it is held against every log that is read.
  const [robotsTxt, setRobotsTxt] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const { reading, report, status, isPolicyUnreadable } = state;

  function start(source: LogSource) {
    // What shows the results comes while they are read: until then nobody needs it.
    import("./results.tsx").then((part) => setResults(() => part.Results), fail);
    read({ source, format: undefined, fragment: fragment ?? "", robotsTxt });
  }
  // The same as long as the reading is: the results are drawn again when they change, and not whenever it goes on.
  const readOtherwise = useCallback(
    (change: Partial<Pick<Reading, "format" | "robotsTxt">>) => {
      if ("robotsTxt" in change) setRobotsTxt(change.robotsTxt);
      if (reading !== undefined) read({ ...reading, ...change });
    },
    [read, reading],
  );
  const takeFiles = (files: readonly File[]) => start({ kind: "files", files });

  async function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = await droppedFiles(event.dataTransfer);
    if (files.length > 0) takeFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by opening files.
    <div
      className={isOver ? "outline-2 outline-jade outline-dashed -outline-offset-4" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) {
          setIsOver(false);
        }
      }}
      onDrop={drop}
    >
      <section className={`wrap ${reading !== undefined && report === undefined ? "pb-16" : ""}`}>
        {reading === undefined ? (
          <SourceBox
            copy={copy.source}
            isOver={isOver}
            onFiles={takeFiles}
            onSample={() => start({ kind: "sample" })}
          />
        ) : (
          <SourceLine
            copy={copy}
            state={state}
            source={reading.source}
            onCancel={cancel}
            onAgain={() => start(reading.source)}
            onOther={clear}
          />
        )}
        <p className="mt-4 text-[0.9375rem] text-muted empty:hidden">
          {fragment && !isPolicyUnreadable && copy.source.policy}
        </p>
        <p role="alert" className="mt-4 text-coral empty:hidden">
          {isPolicyUnreadable && copy.source.policyWrong}
        </p>
      </section>
      {reading === undefined && (
        <>
          <p className="wrap mt-12 text-brass text-label">{copy.source.example}</p>
          <Answer copy={copy} words={words} report={example} />
        </>
      )}
      {reading !== undefined && report !== undefined && Results !== undefined && (
        <Results
          copy={copy}
          words={words}
          report={report}
          isWhole={status !== "reading"}
          reading={reading}
          onOtherwise={readOtherwise}
        />
      )}
    </div>
  );
}
