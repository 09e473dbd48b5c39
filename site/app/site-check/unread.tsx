import { Filled } from "@octroi/ui/components/filled.tsx";
import type { SiteCheckCopy } from "../content/site-check/copy.ts";
import type { Judged } from "./protocol.ts";

interface UnreadProps {
  copy: SiteCheckCopy;
  unread: Judged["unread"];
  /** Whether nothing was read at all: then there is no rest to speak of. */
  isAll: boolean;
}

/** What could not be read, why, and what to do about it. What failed alike is told once. */
export function Unread({ copy, unread, isAll }: UnreadProps) {
  const { partly, advice } = copy.answer;
  const { places, problems, status } = copy.progress;
  const alike = [...Map.groupBy(unread, (file) => file.problem ?? file.status)];
  const adviceOn = (file: Judged["unread"][number] | undefined) => advice[file?.problem ?? "refused"];
  if (isAll) {
    return (
      <p className="mt-5 text-muted">{[...new Set(alike.map(([, [first]]) => adviceOn(first)))].join(" ")}</p>
    );
  }
  return (
    <div className="mt-7 border-sky border-l-2 pl-5">
      <h3 className="text-lg">{partly.heading}</h3>
      <p className="mt-1 text-muted">{partly.text}</p>
      <ul className="mt-3 grid gap-3">
        {alike.map(([why, files]) => (
          <li key={why} className="text-[0.9375rem]">
            <span className="block text-label">{files.map(({ place }) => places[place]).join(", ")}</span>
            <p className="first-letter:uppercase">
              {files[0]?.problem ? (
                problems[files[0].problem]
              ) : (
                <Filled text={status} values={{ status: why }} />
              )}
              . <span className="text-muted">{adviceOn(files[0])}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
