import type { FetchedRobots } from "@octroi/check/robots/fetched";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { FetchedCopy } from "../content/tester/copy.ts";

/** Where the file came from, and what the site's answer means by itself. */
export function FetchedNote({ fetched, copy }: { fetched: FetchedRobots; copy: FetchedCopy }) {
  const language = useLanguage();
  const { counted } = formatter(language);
  const { address, redirects, status, problem, access, truncated, readAt } = fetched;
  return (
    <div role="status" className="wrap pt-8">
      <div className="grid gap-2 border-line border-l-2 pl-5">
        <p className="wrap-anywhere text-label text-muted">
          <Filled text={copy.from} values={{ address: <code className="text-text">{address}</code> }} />
          {redirects > 0 && `, ${counted(redirects, copy.redirects)}`}
          {status !== null && (
            <>
              , <Filled text={copy.status} values={{ status }} />
            </>
          )}
          , <Filled text={copy.time} values={{ time: new Date(readAt).toLocaleTimeString(language) }} />
        </p>
        <p className={access === "everything-disallowed" ? "text-coral" : ""}>
          {problem === null ? copy.meanings[meaningOf(fetched)] : copy.problems[problem]}
          {truncated && ` ${copy.truncated}`}
        </p>
      </div>
    </div>
  );
}

function meaningOf({ status, access }: FetchedRobots): keyof FetchedCopy["meanings"] {
  if (access === "as-the-file-says") return "file";
  if (access === "everything-disallowed") return "trouble";
  return status === 429 ? "tooMany" : "none";
}
