import type { CrawlerCheck } from "@octroi/check/robots/check";
import { Badge } from "@octroi/ui/components/badge.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { memo } from "react";
import type { TesterCopy } from "../content/tester/copy.ts";
import { Eyebrow } from "../ui/heading.tsx";
import { AccessTag } from "./access-tag.tsx";
import { AccessLine } from "./reason.tsx";

interface ProofProps {
  copy: Pick<TesterCopy, "proof" | "levels" | "reason">;
  engines: readonly CrawlerCheck[];
  isExample: boolean;
}

/** Before anything else: whether search engines still get in, and which line says so. */
export const Proof = memo(function Proof({ copy, engines, isExample }: ProofProps) {
  const open = engines.filter(({ level }) => level !== "blocked").length;
  const outcome = open === engines.length ? "all" : open === 0 ? "none" : "some";
  const allAllowed = engines.every(({ level }) => level === "allowed");
  const lead = outcome === "all" ? (allAllowed ? "whole" : "parts") : outcome;
  const { proof } = copy;
  return (
    <section aria-labelledby="proof" className="border-line-soft border-y bg-ink-900">
      <div className="wrap grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[0.72fr_1.28fr] lg:py-20">
        <div>
          <div className="flex items-center gap-4">
            <Eyebrow>{proof.eyebrow}</Eyebrow>
            {isExample && <Badge>{proof.example}</Badge>}
          </div>
          <h2
            id="proof"
            aria-live="polite"
            className={`mt-5 text-display-2 ${outcome === "all" ? "" : "text-coral"}`}
          >
            <Filled
              text={proof.heading[open === 1 && outcome === "some" ? "one" : outcome]}
              values={{ open, all: engines.length }}
            />
          </h2>
          <p className="mt-5 max-w-[40ch] text-muted">{proof.lead[lead]}</p>
        </div>
        <div className="self-start border-line border-y">
          <FactTable
            caption={proof.caption}
            rows={engines}
            rowKey={({ token }) => token}
            columns={[
              {
                id: "engine",
                label: proof.columns.engine,
                heading: true,
                cell: ({ token, operator }) => (
                  <>
                    {token}
                    <span className="block font-normal font-sans text-muted text-sm">{operator}</span>
                  </>
                ),
              },
              {
                id: "verdict",
                label: proof.columns.verdict,
                cell: (engine) => (
                  <>
                    <AccessTag level={engine.level} words={copy.levels} />
                    <span className="mt-2 block text-sm md:hidden">
                      <AccessLine crawlerAccess={engine} copy={copy.reason} />
                    </span>
                  </>
                ),
              },
              {
                id: "why",
                label: proof.columns.why,
                wideOnly: true,
                cell: (engine) => <AccessLine crawlerAccess={engine} copy={copy.reason} />,
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
});
