import { type Finding, finding } from "../findings/finding.ts";
import { agentGroupsIn } from "../outputs/robots-txt/check-statements.ts";
import { type Use, uses } from "../uses.ts";
import type { ReadSite } from "./read-site.ts";
import { type Answers, answersTo } from "./says.ts";

/** What one place answers: silence contradicts nothing, and a price is no refusal. */
type Stance = "grants" | "refuses" | "on-conditions" | "silent";

interface Comparison {
  /** Whether two places grant and refuse the same. */
  readonly conflict: boolean;
  readonly findings: readonly Finding[];
}

/** Compares the answers to one question. */
export function compare(answers: Answers, use: Use): Comparison {
  const findings = [
    ...compareUsages(answers, use),
    ...(use === "ai-train" ? compareTdm(answers) : []),
    ...compareStandards(answers, use),
  ];
  return { conflict: findings.some(({ code }) => code !== "conditional"), findings };
}

function compareUsages({ usages: { robots, header } }: Answers, use: Use): readonly Finding[] {
  const differ = robots !== "unknown" && header !== "unknown" && robots !== header;
  return differ
    ? [finding("usage-conflict", { about: `${use}: robots.txt ${robots}, header ${header}` })]
    : [];
}

function compareTdm({ tdm }: Answers): readonly Finding[] {
  const stated = Object.entries(tdm).filter(([, { reservation }]) => reservation !== "unset");
  const values = new Set(stated.map(([, { reservation }]) => reservation));
  if (values.size < 2) return [];
  return [
    finding("contradiction", {
      about: stated.map(([place, { reservation }]) => `${place} ${reservation}`).join(", "),
    }),
  ];
}

function compareStandards(answers: Answers, use: Use): readonly Finding[] {
  const stances = stancesOf(answers);
  const [grant, refusal, condition] = (["grants", "refuses", "on-conditions"] as const).map((stance) =>
    stances.filter(([, each]) => each === stance).map(([standard]) => `${standard} ${stance}`),
  );
  if (!refusal?.length) return [];
  return [
    ...(grant?.length
      ? [finding("contradiction", { about: `${use}: ${[...refusal, ...grant].join(", ")}` })]
      : []),
    ...(condition?.length
      ? [finding("conditional", { about: `${use}: ${[...refusal, ...condition].join(", ")}` })]
      : []),
  ];
}

function stancesOf({ says, rsl }: Answers): readonly (readonly [string, Stance])[] {
  const words = {
    yes: "grants",
    allow: "grants",
    "not-reserved": "grants",
    no: "refuses",
    disallow: "refuses",
    reserved: "refuses",
  } as const;
  const stanceOf = (word: string | undefined): Stance =>
    Object.entries(words).find(([each]) => each === word)?.[1] ?? "silent";
  return [
    // A signal for a page that may not be fetched speaks to nobody.
    ["content-signal", says.crawl ? stanceOf(says["content-signal"]) : "silent"],
    ["content-usage", stanceOf(says["content-usage"])],
    ["rsl", rslStance(rsl)],
    ["tdmrep", stanceOf(says.tdmrep)],
  ];
}

function rslStance(rsl: Answers["rsl"]): Stance {
  switch (rsl?.answer) {
    case "licensed":
      return rsl.conditional ? "on-conditions" : "grants";
    case "licensed-if-paid":
      return "on-conditions";
    case "not-licensed":
      return "refuses";
    default:
      return "silent";
  }
}

/** Bounds on what is compared: files come from strangers. */
const maxCompared = { agents: 50, paths: 50 };

/** Every contradiction that the files show, for each crawler that is named, on the page and on the paths named. */
export function compareSite(site: ReadSite): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const agent of agentsOf(site)) {
    for (const path of pathsOf(site)) {
      for (const use of uses) {
        for (const each of compare(answersTo(site, { agent, path, use }), use).findings) {
          found.set(`${each.code} ${each.about}`, each);
        }
      }
    }
  }
  return [...found.values()];
}

/** One crawler for each group: those that share one are told the same. */
function agentsOf({ robots }: ReadSite): readonly string[] {
  const agents = robots === undefined ? [] : agentGroupsIn(robots);
  const byGroup = new Map(agents.map(({ groups, agent }) => [groups[0], agent]));
  return [...new Set(["*", ...byGroup.values()])].slice(0, maxCompared.agents);
}

/** The page, and a path for every pattern that the files name. */
function pathsOf({ page, robots, licenses, tdm }: ReadSite): readonly string[] {
  const groups = robots?.groups ?? [];
  const patterns = [
    ...groups.flatMap(({ usages, signals }) => [...usages, ...signals].flatMap(({ path }) => path ?? [])),
    ...[...licenses.byAddress.values()].flatMap((document) => document?.contents.map(({ url }) => url) ?? []),
    ...(tdm.rules ?? []).map(({ location }) => location),
  ].filter((pattern) => pattern.startsWith("/"));
  const examples = patterns.map((pattern) => pattern.replace(/\$$/, "").replaceAll("*", "x"));
  return [...new Set([page, ...examples])].slice(0, maxCompared.paths);
}
