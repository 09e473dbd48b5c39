import type { SiteCheckCopy } from "../content/site-check/copy.ts";
import { Filled } from "../ui/filled.tsx";
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
  const alike = Map.groupBy(unread, (file) => file.problem ?? file.status);
  return (
    <div className="mt-7 border-sky border-l-2 pl-5">
      {!isAll && (
        <>
          <h3 className="text-lg">{partly.heading}</h3>
          <p className="mt-1 text-muted">{partly.text}</p>
        </>
      )}
      <ul className={`grid gap-2 ${isAll ? "" : "mt-3"}`}>
        {[...alike].map(([why, [first, ...more]]) => (
          <li key={why} className="text-[0.9375rem]">
            <span className="text-label">
              {[first, ...more].map((file) => file && places[file.place]).join(", ")}
            </span>
            {" · "}
            {first?.problem ? problems[first.problem] : <Filled text={status} values={{ status: why }} />}.{" "}
            <span className="text-muted">{advice[first?.problem ?? "refused"]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
