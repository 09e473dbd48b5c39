import type { ReadFile } from "@octroi/check/events";
import { type Place, places } from "@octroi/check/places";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { ProgressCopy } from "../content/site-check/copy.ts";
import { fileState } from "./file-state.ts";

interface FilesReadProps {
  copy: ProgressCopy;
  read: readonly ReadFile[];
  reading: readonly { place: Place; asked: string }[];
  /** Whether more is to come, or was: what has not been read keeps its place. */
  isGoing: boolean;
  isCutOff: boolean;
}

/** What was read, line by line, as it comes; beside each, what it can do and what it cannot. */
export function FilesRead({ copy, read, reading, isGoing, isCutOff }: FilesReadProps) {
  const rows = places.flatMap((place) => rowsFor(place, { read, reading, isGoing, isCutOff }));
  return (
    <ul className="border-line border-b">
      {rows.map(({ place, key, file, isReading }) => (
        <li key={key} className="border-line border-t border-dashed py-3">
          <p className="flex items-baseline justify-between gap-4 text-label">
            <span className="shrink-0">{copy.places[place]}</span>
            <span className="text-right">
              {file ? (
                <State file={file} copy={copy} />
              ) : (
                <span className={isReading ? "text-jade" : "text-faint"}>
                  {isReading ? copy.reading : isCutOff ? copy.unread : "…"}
                </span>
              )}
            </span>
          </p>
          <p className="mt-1 text-faint text-sm">{copy.can[place]}</p>
        </li>
      ))}
    </ul>
  );
}

interface Row {
  place: Place;
  key: string;
  file?: ReadFile;
  isReading: boolean;
}

function rowsFor(place: Place, { read, reading, isGoing, isCutOff }: Omit<FilesReadProps, "copy">): Row[] {
  const done = read.filter((file) => file.place === place);
  const now = reading.filter((each) => each.place === place);
  const rows: Row[] = [
    ...done.map((file) => ({ place, key: file.asked, file, isReading: false })),
    ...now.map(({ asked }) => ({ place, key: asked, isReading: true })),
  ];
  if (rows.length > 0 || !(isGoing || isCutOff) || place === "license") return rows;
  return [{ place, key: place, isReading: isGoing && place === "robots" }];
}

/** Less than this would be written as nothing. */
const smallest = 50;

function State({ file, copy }: { file: ReadFile; copy: ProgressCopy }) {
  const { counted, size } = formatter(useLanguage());
  const state = fileState(file);
  const notes = [
    file.redirects > 0 && file.problem === null ? counted(file.redirects, copy.redirects) : "",
    file.octets >= smallest && (state === "read" || state === "cut") ? size(file.octets) : "",
  ].filter((note) => note !== "");
  return (
    <>
      <span className={tones[state]}>
        {state === "problem" ? (
          file.problem && copy.problems[file.problem]
        ) : state === "status" ? (
          <Filled text={copy.status} values={{ status: file.status }} />
        ) : (
          copy.states[state]
        )}
      </span>
      {notes.length > 0 && <span className="text-faint"> · {notes.join(" · ")}</span>}
    </>
  );
}

const tones: Readonly<Record<ReturnType<typeof fileState>, string>> = {
  read: "text-jade",
  cut: "text-sky",
  none: "text-muted",
  webPage: "text-coral",
  status: "text-sky",
  problem: "text-sky",
};
