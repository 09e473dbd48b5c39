import type { LogReport } from "@octroi/logs";
import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Decision } from "@octroi/ui/words/decision";
import { pages } from "../../domain/pages/pages.ts";
import type { PolicyCopy } from "../content/log-analyzer/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { moneyIn } from "./money.ts";

const actions = ["allow", "limit", "limited", "charge", "block"] as const;
const toneOf = (action: (typeof actions)[number]): Decision => (action === "limited" ? "block" : action);

/** What the policy in the address would have answered, and what that would have brought. */
export function PolicyReplay({ copy, report }: { copy: PolicyCopy; report: LogReport }) {
  const language = useLanguage();
  const format = formatter(language);
  const { policy } = report;
  return (
    <section className="laid-out-late border-line-soft border-t">
      <div className="wrap py-12">
        <h2 className="text-2xl">{copy.heading}</h2>
        <p className="mt-3 max-w-[64ch] text-muted">{policy === null ? copy.none : copy.lead}</p>
        {policy === null ? (
          <ButtonLink to={pages.aiPolicy} variant="outline" className="mt-6 print:hidden">
            {copy.make}
          </ButtonLink>
        ) : (
          <>
            <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-2">
              <dl>
                {actions
                  .filter((action) => policy[action] > 0)
                  .map((action) => (
                    <div key={action} className="flex items-baseline justify-between gap-6 rule-dotted py-3">
                      <dt className={`flex items-center gap-3 ${decisionTones[toneOf(action)]}`}>
                        <DecisionSquare />
                        {copy.actions[action]}
                      </dt>
                      <dd className="font-mono text-sm figures">{format.number(policy[action])}</dd>
                    </div>
                  ))}
              </dl>
              {policy.earned.length > 0 && (
                <div>
                  <p className="font-display font-semibold text-[clamp(2rem,1.2rem+2.6vw,3rem)]/[1.05] text-brass figures">
                    {moneyIn(policy.earned, language)}
                  </p>
                  <p className="mt-2">{copy.earned}</p>
                  <p className="mt-2 text-muted text-sm">{copy.bound}</p>
                </div>
              )}
            </div>
            <Affected copy={copy} report={report} />
          </>
        )}
      </div>
    </section>
  );
}

/** The crawlers that would have noticed. */
function Affected({ copy, report }: { copy: PolicyCopy; report: LogReport }) {
  const language = useLanguage();
  const format = formatter(language);
  const rows = report.crawlers
    .flatMap(({ token, policy }) => (policy === null ? [] : [{ token, ...policy }]))
    .filter(({ block, limited, charge }) => block + limited + charge > 0)
    .slice(0, 20);
  if (rows.length === 0) return null;
  return (
    <div className="mt-6">
      <FactTable
        caption={copy.heading}
        rows={rows}
        rowKey={({ token }) => token}
        columns={[
          {
            id: "crawler",
            label: copy.columns.crawler,
            heading: true,
            cell: ({ token, limited }) => (
              <>
                {token}
                {limited > 0 && (
                  <span className="mt-1 block font-normal font-sans text-faint text-sm md:hidden">
                    {`${copy.columns.limit}\u00a0${format.number(limited)}`}
                  </span>
                )}
              </>
            ),
          },
          { id: "block", label: copy.columns.block, figure: true, cell: ({ block }) => format.number(block) },
          {
            id: "limit",
            label: copy.columns.limit,
            figure: true,
            wideOnly: true,
            cell: ({ limited }) => format.number(limited),
          },
          {
            id: "charge",
            label: copy.columns.charge,
            figure: true,
            cell: ({ charge }) => format.number(charge),
          },
          {
            id: "earned",
            label: copy.columns.earned,
            figure: true,
            wideOnly: true,
            cell: ({ earned }) => <span className="text-brass">{moneyIn(earned, language)}</span>,
          },
        ]}
      />
    </div>
  );
}
