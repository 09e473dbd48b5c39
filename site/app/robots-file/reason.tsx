import type { CrawlerAccess, Reason } from "@octroi/check/robots/check";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { ReasonCopy } from "../content/tester/copy.ts";

/** Why: the rule that decides, its line, its octets and its group, or that there is none. */
export function ReasonLine({ reason, copy }: { reason: Reason; copy: ReasonCopy }) {
  if (reason.because !== "rule" && reason.because !== "no-rule") return copy.because[reason.because];
  return (
    <>
      <span className="block">{headOf(reason, copy)}</span> <Where reason={reason} copy={copy} />
    </>
  );
}

/** The same about a whole site, where what is an exception comes first. */
export function AccessLine({ crawlerAccess, copy }: { crawlerAccess: CrawlerAccess; copy: ReasonCopy }) {
  const { counted } = formatter(useLanguage());
  const { reason, level, exceptions, exceptionsAre } = crawlerAccess;
  if (reason.because !== "rule" && reason.because !== "no-rule") return copy.because[reason.because];
  const head =
    level === "partly"
      ? counted(exceptions, copy.exceptions[exceptionsAre])
      : headOf(reason, { ...copy, because: { ...copy.because, "no-rule": copy.noRuleAtHome } });
  return (
    <>
      <span className="block">{head}</span> <Where reason={reason} copy={copy} />
    </>
  );
}

type Placed = Extract<Reason, { group: unknown }>;

function headOf(reason: Placed, copy: ReasonCopy) {
  if (reason.because === "no-rule") return copy.because["no-rule"];
  const field = reason.directive === "allow" ? "Allow" : "Disallow";
  return (
    <code className={`wrap-anywhere text-label ${field === "Allow" ? "text-jade" : "text-coral"}`}>
      {`${field}: ${reason.path}`}
    </code>
  );
}

function Where({ reason, copy }: { reason: Placed; copy: ReasonCopy }) {
  const { counted, number } = formatter(useLanguage());
  const agent = <code className="wrap-anywhere">{reason.group.agent}</code>;
  return (
    <span className="block text-faint text-label">
      {reason.because === "rule" && (
        <>
          <Filled text={copy.rule} values={{ line: number(reason.line) }} />
          {` · ${counted(reason.octets, copy.octets)} · `}
        </>
      )}
      <Filled text={copy.group} values={{ agent, line: number(reason.group.line) }} />
      {reason.follows !== null && (
        <>
          {" · "}
          <Filled text={copy.follows} values={{ agent: reason.follows }} />
        </>
      )}
    </span>
  );
}
