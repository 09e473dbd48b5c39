import { readSite } from "../../src/check/read-site.ts";
import { answersTo } from "../../src/check/says.ts";
import { check } from "../../src/check.ts";
import { breaksNoRule } from "../../src/findings/finding.ts";
import { readUsage } from "../../src/outputs/content-usage/statement.ts";
import { licenseLinks, parseLinks } from "../../src/outputs/http-headers/links.ts";
import { checkRobots } from "../../src/outputs/robots-txt/check.ts";
import { robotsSays } from "../../src/outputs/robots-txt/says.ts";
import { type CheckedRsl, checkRsl } from "../../src/outputs/rsl/check.ts";
import { checkFeed } from "../../src/outputs/rsl/feed.ts";
import { licensed } from "../../src/outputs/rsl/licensed.ts";
import { checkTdmrep, tdmRuleFor } from "../../src/outputs/tdmrep/file.ts";
import { checkTdmPolicy } from "../../src/outputs/tdmrep/policy.ts";
import { inOrder, readTdmStatement } from "../../src/outputs/tdmrep/statement.ts";
import { uses } from "../../src/uses.ts";
import type { Case, Question, Verdict } from "./cases.ts";
import { siteFilesOf } from "./site-files.ts";

const origin = "https://example.com";

/** What the package says about a case, whatever carries it. */
export function verdictOn(each: Case): Verdict {
  const { input = "", carrier = "", standard } = each;
  if (each.files !== undefined) return onSite(siteFilesOf(each, origin));
  if (/robots/.test(carrier)) return onRobots(input);
  if (/html|page|meta|inline/.test(carrier)) return onPage(input);
  if (/rss|feed/.test(carrier)) return onRsl(checkFeed(input));
  if (/link/.test(carrier)) return onLinks(input);
  if (/policy|odrl/.test(carrier)) return onTdmPolicy(input);
  if (/header/.test(carrier) && standard === "tdmrep") return onTdmHeader(input);
  if (standard === "tdmrep") return onTdmrep(input);
  if (standard === "content-usage") return onUsage(input);
  if (standard === "content-signal") return onRobots(`User-agent: *\nContent-Signal: ${input}\nAllow: /\n`);
  return onRsl(checkRsl(input));
}

const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);

function onRsl({ document, findings, valid }: CheckedRsl): Verdict {
  return {
    valid,
    findings,
    answer({ path, use, user, geo }) {
      if (!valid) return { answer: "unlicensed" };
      const question = {
        path: text(path, "/"),
        use: text(use, "search"),
        ...(typeof user === "string" && { user }),
        ...(typeof geo === "string" && { geo }),
      };
      const answer = licensed(document, question);
      return { answer: answer?.answer ?? "not-licensed", payment: answer?.payment };
    },
    meaning: { ...document },
  };
}

function onRobots(input: string): Verdict {
  const { robots, findings, valid } = checkRobots(input);
  return {
    valid,
    findings,
    answer({ agent, path }) {
      const says = robotsSays(robots, text(agent, "AnyBot"), text(path, "/"));
      const none = { "train-ai": "none", "ai-use": "none", search: "none" };
      const signals = { search: "unstated", "ai-input": "unstated", "ai-train": "unstated", ...says.signals };
      const usage = says.usage ?? none;
      const statesSignals = robots.groups.some((group) => group.signals.length > 0);
      const hasUsage = robots.groups.some((group) => group.usages.length > 0);
      return {
        crawl: says.crawl,
        licenses: says.licenses,
        ...signals,
        ...usage,
        // Both vocabularies have a word `search`: a file with signals alone means theirs.
        search: hasUsage && !statesSignals ? usage.search : signals.search,
      };
    },
    meaning: {},
  };
}

function onUsage(input: string): Verdict {
  // Several header lines are one statement.
  const { preferences, findings } = readUsage(input.replace(/\r?\n/g, ", "));
  return { valid: breaksNoRule(findings), findings, answer: () => preferences, meaning: preferences };
}

function onLinks(input: string): Verdict {
  const { licenses, findings } = licenseLinks(parseLinks(input));
  return { valid: breaksNoRule(findings), findings, answer: () => ({ licenses }), meaning: { licenses } };
}

function onTdmrep(input: string): Verdict {
  const { rules, findings, valid } = checkTdmrep(input);
  return {
    valid,
    findings,
    answer({ path }) {
      const rule = tdmRuleFor(rules, text(path, "/"));
      // Beside 0, a policy is not to be processed.
      return {
        reservation: rule?.reservation ?? "unset",
        policy: rule?.reservation === 1 ? rule.policy : undefined,
      };
    },
    meaning: {},
  };
}

function onTdmPolicy(input: string): Verdict {
  const { permissions, findings, valid } = checkTdmPolicy(input);
  return { valid, findings, answer: () => ({}), meaning: { permissions } };
}

/** A value, or lines of `name: value`. */
function onTdmHeader(input: string): Verdict {
  const named = (name: string) => new RegExp(`^${name}[ \\t]*:(.*)$`, "im").exec(input)?.[1];
  const isValue = !/^tdm-/im.test(input);
  const read = readTdmStatement(isValue ? input : named("tdm-reservation"), named("tdm-policy"));
  const said = { reservation: read.reservation, policy: read.policy };
  return { valid: breaksNoRule(read.findings), findings: read.findings, answer: () => said, meaning: said };
}

function onPage(html: string): Verdict {
  const checked = check({ origin, page: "/", html });
  const site = readSite({ origin, page: "/", html });
  const { inPage, ofPage: licenses } = site.licenses;
  const { reservation, policy } = inOrder([site.tdm.header, site.tdm.meta].flatMap((each) => each ?? []));
  const said = { reservation, policy, licenses };
  return {
    valid: checked.valid,
    findings: checked.findings,
    answer({ path, use }) {
      const known = uses.find((each) => each === use);
      const page = text(path, "/");
      const rsl =
        known && answersTo(readSite({ origin, page, html }), { agent: "*", path: page, use: known });
      return { ...said, answer: rsl?.says.rsl, payment: rsl?.rsl?.payment };
    },
    meaning: { ...said, ...inPage[0], contents: inPage[0]?.contents ?? [] },
  };
}

function onSite(files: Parameters<typeof check>[0]): Verdict {
  const checked = check(files);
  return {
    valid: checked.valid,
    findings: checked.findings,
    answer({ agent, path, use }: Question) {
      const known = uses.find((each) => each === use);
      if (known === undefined) return {};
      const { conflict, ...says } = checked.ask({
        agent: text(agent, "AnyBot"),
        path: text(path, files.page ?? "/"),
        use: known,
      });
      const answers = { says, conflict, crawl: says.crawl, policy: says["tdm-policy"] };
      return says.rsl === undefined ? answers : { ...answers, answer: says.rsl };
    },
    meaning: {},
  };
}
