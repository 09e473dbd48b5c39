import { ledgerFile } from "../../domain/ledger/report.ts";
import type { LedgerCopy } from "../content/ledger.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { ExternalLink } from "../ui/page-link.tsx";

interface CountingProps {
  copy: LedgerCopy["counting"];
  /** Where the console shows the same visits; left out while nobody may see it. */
  dashboard: string | undefined;
}

/** What is counted, what is not, and where programs find it. */
export function Counting({ copy, dashboard }: CountingProps) {
  return (
    <section id="counting" className="wrap chapter">
      <SectionHeading title={copy.heading} />
      <dl className="mt-10 grid gap-x-14 gap-y-9 sm:grid-cols-2">
        {Object.entries(copy.rules).map(([id, { title, text }]) => (
          <div key={id} className="border-line border-t pt-5">
            <dt className="font-semibold font-display text-lg">{title}</dt>
            <dd className="mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 text-muted">
        {copy.file}{" "}
        <a href={ledgerFile} className="font-mono text-jade text-sm underline underline-offset-4">
          {ledgerFile}
        </a>
      </p>
      {dashboard !== undefined && (
        <p className="mt-3 text-muted">
          {copy.dashboard.text}{" "}
          <ExternalLink href={dashboard} className="text-jade underline underline-offset-4">
            {copy.dashboard.link}
          </ExternalLink>
        </p>
      )}
    </section>
  );
}
