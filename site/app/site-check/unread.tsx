import type { SiteCheckCopy } from "../content/site-check/copy.ts";
import { Filled } from "../ui/filled.tsx";
import type { Judged } from "./protocol.ts";

/** What could not be read, why, and what to do about it. */
export function Unread({ copy, unread }: { copy: SiteCheckCopy; unread: Judged["unread"] }) {
  const { partly, advice } = copy.answer;
  const { places, problems, status } = copy.progress;
  return (
    <div className="mt-7 border-sky border-l-2 pl-5">
      <h3 className="text-lg">{partly.heading}</h3>
      <p className="mt-1 text-muted">{partly.text}</p>
      <ul className="mt-3 grid gap-2">
        {unread.map((file) => (
          <li key={file.asked} className="text-[0.9375rem]">
            <span className="text-label">{places[file.place]}</span>
            {" · "}
            {file.problem === null ? (
              <Filled text={status} values={{ status: file.status }} />
            ) : (
              problems[file.problem]
            )}
            . <span className="text-muted">{advice[file.problem ?? "refused"]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
