import { Button } from "@octroi/ui/components/button.tsx";
import { CopyButton } from "@octroi/ui/components/copy-button.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { Download } from "lucide-react";
import { pages } from "../../domain/pages/pages.ts";
import type { PreviewCopy } from "../content/generator/copy.ts";
import type { Excerpt } from "../robots-file/merge.ts";
import { RobotsLines } from "../robots-file/robots-lines.tsx";
import { PageLink } from "../ui/page-link.tsx";

interface PreviewProps {
  copy: PreviewCopy;
  /** The file as it is now, to be copied, if it can be made. */
  take: () => Promise<string | undefined>;
  excerpt: Excerpt;
  isMerged: boolean;
  summary: string;
}

export function Preview({ copy, take, excerpt, isMerged, summary }: PreviewProps) {
  const { counted } = formatter(useLanguage());
  const hidden = (count: number) =>
    count > 0 && <span className="block py-1 text-faint italic">{`… ${counted(count, copy.hidden)}\n`}</span>;
  return (
    <section aria-labelledby="file-heading">
      <h2 id="file-heading" className="sr-only">
        {copy.heading}
      </h2>
      <p aria-live="polite" className="pb-5 font-semibold font-display text-xl/snug tracking-[-0.01em]">
        {summary}
      </p>
      <figure className="overflow-hidden rounded-panel border border-line bg-ink-900">
        <figcaption className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line-soft border-b py-2 pr-2 pl-5 text-label max-sm:pl-4">
          <span className="max-sm:pt-2">
            {copy.fileName} {isMerged && <span className="text-faint">{copy.merged}</span>}
          </span>
          <span className="flex gap-1 max-sm:-ml-4 max-sm:w-[calc(100%+1rem)] max-sm:justify-between">
            <CopyButton text={take} variant="ghost" />
            <Button type="submit" data-early="" variant="jade" size="sm" className="max-sm:ml-auto">
              <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {copy.download}
            </Button>
          </span>
        </figcaption>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={copy.label}
          className="max-h-[min(600px,calc(100dvh-17rem))] min-h-60 overflow-auto overscroll-contain px-5 py-4"
        >
          <pre className="whitespace-pre-wrap font-mono text-[0.8125rem]/relaxed">
            <code>
              {hidden(excerpt.before)}
              <RobotsLines lines={excerpt.lines} marksGenerated={isMerged} />
              {hidden(excerpt.after)}
            </code>
          </pre>
        </section>
      </figure>
      <p className="mt-4 text-muted text-sm">{copy.preference}</p>
      <p className="mt-2 text-muted text-sm">
        {copy.policy.before}{" "}
        <PageLink to={pages.aiPolicy} className="text-jade underline underline-offset-4">
          {copy.policy.link}
        </PageLink>
      </p>
    </section>
  );
}
