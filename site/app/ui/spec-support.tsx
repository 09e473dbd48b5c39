import type { SpecSupportCopy } from "../content/spec-support.ts";
import { ExternalLink } from "./page-link.tsx";
import type { SpecSupportWords } from "./spec-support-words.ts";

/** Who is known to heed a file and how far it is settled, with where and when that was read. */
export function SpecSupport({ copy, support }: { copy: SpecSupportCopy; support: SpecSupportWords }) {
  return (
    <>
      {support.honoredBy}. <span className="text-muted">{support.status}</span>{" "}
      <ExternalLink href={support.source} className="text-jade underline underline-offset-4">
        ({copy.source} {support.date})
      </ExternalLink>
    </>
  );
}
