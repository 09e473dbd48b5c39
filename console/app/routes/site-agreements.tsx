import { Badge } from "@octroi/ui/components/badge.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { answers } from "../../../domain/agreements/agreement.ts";
import { appliedMode } from "../../../domain/rules/mode.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { type AgreementRow, agreementRows } from "../agreements/agreements-data.ts";
import { agreements as words } from "../content/agreements.ts";
import { licenses as licenseWords } from "../content/licenses.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { DoneLine } from "../forms/parts.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { RevenueTabs } from "../licenses/revenue-tabs.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { sitePage } from "../page/context.ts";
import { filled } from "../page/words.ts";
import { ProBox } from "../plans/pro-box.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { language, now, site, membership, services } = sitePage(args);
  const copy = words[language];
  const { tabs, pro, nothingCharged, onlyObserved, toRules } = licenseWords[language];
  const latest = await services.rules.latest(site.id);
  const charges = latest?.policy.rules.some(({ action }) => action === "charge") ?? false;
  const isObserved = latest !== undefined && appliedMode(latest.mode, membership.plan) === "observe";
  const rule = await services.agreements.rule(membership.id);
  const asked = new URL(args.request.url).searchParams.get("done");
  return {
    copy,
    tabs,
    pro: { ...copy.pro, ask: pro.ask },
    rules: charges && !isObserved ? undefined : charges ? onlyObserved : nothingCharged,
    toRules,
    site: site.id,
    rows: await agreementRows({ language, now, site: site.id, services }),
    isPro: membership.plan === "pro",
    isProven: site.proof !== undefined,
    mayEdit: mayAs(membership.role, "editor"),
    rule:
      rule === undefined
        ? copy.rule.none
        : filled(copy.rule.set, { price: intlFormatter(language).money(rule) }),
    done: answers.find((answer) => answer === asked),
  };
}

const tones = {
  undecided: "money",
  joined: "jade",
  declined: "plain",
  left: "plain",
  over: "plain",
} as const satisfies Record<AgreementRow["state"], string>;

export default function SiteAgreements() {
  const page = useLoaderData<typeof loader>();
  const { copy, tabs, pro, rules, toRules, site, rows, isPro, isProven, mayEdit, rule, done } = page;
  const workspace = useWorkspace();
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <RevenueTabs site={site} copy={tabs} />
      {done && <DoneLine>{copy.done[done]}</DoneLine>}
      {!isPro && <ProBox copy={pro} heading="h2" />}
      {isPro && !isProven && (
        <p className="text-muted">
          {copy.unproven}{" "}
          <a href={pathTo("siteConnection", { site })} className={linkClass}>
            {copy.toConnection}
          </a>
        </p>
      )}
      {isPro && rules && rows.length > 0 && (
        <p className="text-muted">
          {rules}{" "}
          <a href={pathTo("siteRules", { site })} className={linkClass}>
            {toRules}
          </a>
        </p>
      )}
      {rows.length === 0 ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        <Rows label={copy.caption}>
          {rows.map((row) => (
            <Row
              key={row.id}
              name={
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {row.company}
                  <Badge tone={tones[row.state]}>{copy.states[row.state]}</Badge>
                </span>
              }
              note={
                <>
                  <span className="block first-letter:uppercase">{row.terms}</span>
                  <span className="block">{row.dates}</span>
                  <span className="block text-faint text-sm">{row.month ?? row.past}</span>
                </>
              }
            >
              {mayEdit && (
                <a href={pathTo("siteAgreement", { site, agreement: row.id })} className={linkClass}>
                  {row.state === "undecided" && isPro ? copy.decide : copy.see}{" "}
                  <span className="sr-only">({row.company})</span>
                </a>
              )}
            </Row>
          ))}
        </Rows>
      )}
      {isPro && (
        <Section heading={copy.rule.heading}>
          <p>
            {rule}{" "}
            {mayEdit && (
              <a href={pathTo("agreementRule", workspace)} className={linkClass}>
                {copy.rule.change}
              </a>
            )}
          </p>
        </Section>
      )}
    </WidePage>
  );
}
