import { Filled } from "@octroi/ui/components/filled.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { ProgressCopy } from "../content/site-check/copy.ts";

interface ReadTimeProps {
  copy: ProgressCopy;
  readAt: string;
}

/** An answer older than this was given before, to somebody else or to the same person. */
const freshMs = 15_000;

/** When the site was asked: an answer is kept for a minute. */
export function ReadTime({ copy, readAt }: ReadTimeProps) {
  const language = useLanguage();
  const moment = new Date(readAt);
  const isOld = Date.now() - moment.getTime() > freshMs;
  return (
    <p className="mt-1 text-label text-muted">
      <Filled text={copy.from} values={{ time: moment.toLocaleTimeString(language) }} />
      {isOld && <span className="block pt-1 font-sans text-faint text-sm">{copy.remembered}</span>}
    </p>
  );
}
