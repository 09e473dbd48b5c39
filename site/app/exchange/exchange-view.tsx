import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import { IdentityRing } from "@octroi/ui/visits/identity-ring.tsx";
import type { ReactNode } from "react";
import type { ExchangeCopy } from "../content/exchange.ts";
import type { Exchange } from "./exchange.ts";

/** What was sent and what came back, as a program sees it, with the reason in a sentence. */
export function ExchangeView({ copy, exchange }: { copy: ExchangeCopy; exchange: Exchange }) {
  const { request, status, headers, body, identity, decision, because } = exchange;
  const response = [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return (
    <div className="grid">
      <div aria-live="polite" className="grid gap-2 border-line-soft border-b p-5 text-[0.9375rem] sm:p-7">
        <p className="flex items-start gap-3">
          <IdentityRing identity={identity} className="mt-1 size-4" />
          {copy.identity[identity]}
        </p>
        <p className="flex items-start gap-3">
          <span className={`mt-2 flex w-4 shrink-0 justify-center ${decisionTones[decision]}`}>
            <DecisionSquare />
          </span>
          <span>
            <span className={`font-semibold ${decisionTones[decision]}`}>{copy.decided[decision]}</span>{" "}
            {copy.because[because]} {decision === "limit" && copy.limited}
          </span>
        </p>
      </div>
      <Lines title={copy.request} lines={request} />
      <Lines title={copy.response} lines={response} tone={decisionTones[decision]}>
        {body ?? <span className="font-sans text-muted italic">{copy.page}</span>}
      </Lines>
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  tone?: string;
  children?: ReactNode;
}

function Lines({ title, lines: [first, ...rest], tone = "", children }: LinesProps) {
  return (
    <section className="min-w-0 border-line-soft not-last:border-b p-5 sm:p-7">
      <h3 className="text-faint text-label">{title}</h3>
      <pre className="mt-3 whitespace-pre-wrap font-mono text-[0.8125rem]/6 wrap-anywhere">
        <span className={`font-semibold ${tone}`}>{first}</span>
        {"\n"}
        <span className="text-muted">{rest.join("\n")}</span>
        {children && "\n\n"}
        {children}
      </pre>
    </section>
  );
}
