import type { Progress } from "@octroi/logs";
import { Button } from "@octroi/ui/components/button.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useEffect, useRef } from "react";
import type { LogAnalyzerCopy } from "../content/log-analyzer/copy.ts";
import type { LogSource } from "./protocol.ts";
import type { ReaderState } from "./use-reader.ts";

interface SourceLineProps {
  copy: LogAnalyzerCopy;
  state: ReaderState;
  source: LogSource;
  onCancel: () => void;
  onAgain: () => void;
  onOther: () => void;
}

/** The question once it is answered, in one line: what is read, how far, how fast. */
export function SourceLine({ copy, state, source, onCancel, onAgain, onOther }: SourceLineProps) {
  const { status, progress } = state;
  const stopped = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: whoever uses a keyboard goes on from here.
    if (status === "canceled") stopped.current?.focus();
  }, [status]);
  return (
    <div className="rounded-panel border border-line bg-ink-900 px-5 py-4 sm:px-8 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="min-w-0 wrap-anywhere font-semibold">
          <SourceName copy={copy} source={source} />
        </p>
        {/* Two buttons, and not one that changes under a finger: the second would throw away what was read. */}
        {status === "reading" ? (
          <Button key="cancel" variant="outline" size="sm" onClick={onCancel}>
            {copy.reading.cancel}
          </Button>
        ) : (
          <Button key="other" variant="outline" size="sm" onClick={onOther} className="print:hidden">
            {copy.source.other}
          </Button>
        )}
      </div>
      {status === "reading" && <Meter copy={copy} progress={progress} />}
      <p ref={stopped} role="status" tabIndex={-1} className="mt-3 text-brass empty:hidden">
        {status === "canceled" && copy.reading.canceled}
      </p>
      <p role="alert" className="mt-3 text-coral empty:hidden">
        {status === "failed" && (
          <>
            {copy.reading.failed}{" "}
            <Button variant="link" onClick={onAgain}>
              {copy.reading.again}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}

function SourceName({ copy, source }: { copy: LogAnalyzerCopy; source: LogSource }) {
  const format = formatter(useLanguage());
  if (source.kind === "sample") return <span className="text-brass">{copy.source.sampleName}</span>;
  const [first] = source.files;
  const size = source.files.reduce((sum, file) => sum + file.size, 0);
  const name =
    source.files.length === 1 && first ? first.name : format.counted(source.files.length, copy.source.files);
  return (
    <>
      {name} <span className="ml-2 whitespace-nowrap font-mono text-muted text-sm">{format.size(size)}</span>
    </>
  );
}

function Meter({ copy, progress }: { copy: LogAnalyzerCopy; progress: Progress | undefined }) {
  const format = formatter(useLanguage());
  const { bytes = 0, totalBytes = 0, visits = 0, milliseconds = 0 } = progress ?? {};
  // Figures that change ten times a second need no more digits than can be read.
  const speed = milliseconds === 0 ? 0 : Math.round(visits / milliseconds) * 1000;
  return (
    <>
      <progress
        aria-label={copy.reading.heading}
        max={1}
        value={totalBytes === 0 ? 0 : bytes / totalBytes}
        className="meter mt-4 block h-1.5 w-full"
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 text-label text-muted figures">
        <span>
          <Filled
            text={copy.reading.amount}
            values={{ read: format.size(bytes), total: format.size(totalBytes) }}
          />
        </span>
        <span>{format.counted(speed, copy.reading.speed)}</span>
      </p>
    </>
  );
}
