import { parseArgs } from "node:util";
import { type KnownCrawler, knownCrawler } from "@octroi/crawlers/identify";
import { type Because, type Decision, decide, type Identity } from "../decide.ts";
import { crawlersOf, identifierFor } from "../identify.ts";
import { robotsSays } from "../outputs/robots-txt/says.ts";
import { readRobots } from "../outputs/robots-txt/statements.ts";
import { headersFor, outputs } from "../outputs.ts";
import type { Policy } from "../policy.ts";
import { policyIn } from "./read-file.ts";
import { exitCodes, type Terminal, UsageError } from "./terminal.ts";

const identities = ["verified", "outside", "unverifiable"] as const satisfies readonly Identity[];

const reasons: Readonly<Record<Because, string>> = {
  stranger: "it is no known crawler: people and strangers pass",
  "open-path": "the files that tell the rules are open to all",
  "search-engine": "search engines always get through",
  rule: "the first rule that matches",
  "no-rule": "no rule is about this visit",
};

/** `explain FILE --crawler NAME --path PATH`: what is decided about a visit, by which rule, and what each file says. */
export function explain(args: readonly string[], terminal: Terminal): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      crawler: { type: "string" },
      path: { type: "string", default: "/" },
      identity: { type: "string", default: "unverifiable" },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError("explain takes one file.");
  if (values.crawler === undefined) throw new UsageError("explain takes --crawler, such as GPTBot.");
  const identity = identities.find((each) => each === values.identity);
  if (identity === undefined) throw new UsageError(`--identity takes one of ${identities.join(", ")}.`);
  const policy = policyIn(file, terminal);
  if (typeof policy === "number") return policy;
  const crawler = crawlerNamed(policy, values.crawler);
  const decision = decide(policy, { crawler, identity, path: values.path });
  const lines = [
    `crawler    ${crawler === null ? `${values.crawler}, which is no known crawler` : describe(crawler)}`,
    `decision   ${actionOf(decision)}`,
    `because    ${reasons[decision.because]}`,
    ...(decision.rule === null
      ? []
      : [`rule       ${decision.rule}: ${JSON.stringify(policy.rules[decision.rule])}`]),
    ...filesSay(policy, crawler?.token ?? values.crawler, values.path),
  ];
  terminal.print(lines.join("\n"));
  return exitCodes.ok;
}

/** By its name, or by a whole `User-Agent` header. */
function crawlerNamed(policy: Policy, name: string): KnownCrawler | null {
  const own = crawlersOf(policy).find(({ token }) => token.toLowerCase() === name.toLowerCase());
  return own ?? knownCrawler(name) ?? identifierFor(policy)(name) ?? null;
}

function describe({ token, operator, purpose }: KnownCrawler): string {
  return `${token} (${operator ?? "operator unknown"}, ${purpose})`;
}

function actionOf(decision: Decision): string {
  switch (decision.action) {
    case "charge":
      return `charge ${decision.price.amount} ${decision.price.currency}`;
    case "limit":
      return `limit to ${decision.limit.visits} visits a ${decision.limit.per}`;
    default:
      return decision.action;
  }
}

function filesSay(policy: Policy, agent: string, path: string): readonly string[] {
  const robots = readRobots(outputs["robots-txt"].print(policy).files[0]?.text ?? "");
  const { crawl, signals, usage, licenses } = robotsSays(robots, agent, path);
  const pairs = (values: object) =>
    Object.entries(values)
      .filter(([, word]) => word !== "unknown")
      .map(([key, word]) => `${key} ${word}`)
      .join(", ");
  const rsl = policy.license && outputs.rsl.print(policy).files.map((file) => file.path);
  return [
    `robots.txt ${crawl ? "may fetch" : "must not fetch"}${licenses.length > 0 ? `, license ${licenses.join(", ")}` : ""}`,
    ...(pairs(signals) === "" ? [] : [`           Content-Signal: ${pairs(signals)}`]),
    ...(usage === undefined || pairs(usage) === "" ? [] : [`           Content-Usage: ${pairs(usage)}`]),
    ...headersFor(policy, path).map(([name, value]) => `header     ${name}: ${value}`),
    ...(rsl ?? []).map((each) => `rsl        ${each}`),
  ];
}
