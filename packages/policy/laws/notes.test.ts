import { type KnownCrawler, knownCrawlers } from "@octroi/crawlers/identify";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type Decision, decide } from "../src/decide.ts";
import { readUsage } from "../src/outputs/content-usage/statement.ts";
import { printHeaders } from "../src/outputs/http-headers/print.ts";
import { robotsSays } from "../src/outputs/robots-txt/says.ts";
import { licensed } from "../src/outputs/rsl/licensed.ts";
import { readNames } from "../src/outputs/server/read.ts";
import { type OutputName, outputs, type Printed } from "../src/outputs.ts";
import type { Policy } from "../src/policy.ts";
import { ownIn, path, policies, policy } from "./policies.ts";

// Thousands of policies take their time on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

const names = Object.keys(outputs).filter((name): name is OutputName => name in outputs);

/** A name that nobody bears and no file can address needs no word. */
const reachable = knownCrawlers.filter(
  ({ sendsRequests, robotsToken }) => sendsRequests || robotsToken !== null,
);

test("law 6: what a form does not say about a visit, one of its notes tells of the rule or of the crawler", () => {
  const crawlers = fc.array(fc.constantFrom(...reachable), { minLength: 2, maxLength: 6 });
  const forms = fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(policy, crawlers, path, forms, (policy, crawlers, path, forms) => {
      for (const form of forms) {
        const printed = form === "http-headers" ? printHeaders(policy, path) : outputs[form].print(policy);
        for (const crawler of [...crawlers, ...ownIn(policy)]) {
          const decision = decide(policy, { crawler, identity: identityIn(form), path });
          if (decision.because !== "rule" || isTold(printed, decision, crawler)) continue;
          if (!isSaid[form](printed, decision, crawler, path, policy))
            throw new Error(`${form} on ${crawler.token} at ${path}: ${JSON.stringify(decision)}`);
        }
      }
    }),
    policies,
  );
  expect(names).toHaveLength(14);
});

const servers = ["nginx", "apache", "caddy", "cloudflare", "vercel", "wordpress"];

/** Statements speak to the crawler that is what it claims; a server has only the name. */
function identityIn(form: OutputName) {
  return servers.includes(form) ? "unverifiable" : "verified";
}

function isTold({ notes }: Printed, { rule }: Decision, { token }: KnownCrawler): boolean {
  return notes.some(
    ({ rules = [], crawlers = [] }) => rules.includes(rule ?? -1) || crawlers.includes(token),
  );
}

type Says = (
  printed: Printed,
  decision: Decision,
  crawler: KnownCrawler,
  path: string,
  policy: Policy,
) => boolean;

/** Whether a form, read back, says what is decided. What nobody sends requests with is in robots.txt alone. */
const isSaid: Readonly<Record<OutputName, Says>> = {
  "robots-txt": robotsSay,
  next: ({ files }, decision, crawler, path) => {
    const text = outputs.next.read(files[1]?.text ?? "");
    return robotsSay({ files: [{ path: "/robots.txt", text }], notes: [] }, decision, crawler, path);
  },
  "content-signal": ({ files }, { action }, { purpose }, path) => {
    const { signals } = robotsSays(outputs["content-signal"].read(files[0]?.text ?? ""), "*", path);
    const said = signals[useOf(purpose) === "ai-train" ? "ai-train" : "ai-input"];
    return said === (action === "block" ? "no" : "yes");
  },
  "content-usage": ({ files }, { action }, { purpose }) => usageSays(files[0]?.text ?? "", action, purpose),
  "http-headers": ({ files }, { action }, { purpose }) =>
    usageSays(outputs["http-headers"].read(files[0]?.text ?? "").get("content-usage") ?? "", action, purpose),
  "html-meta": () => false,
  rsl: ({ files }, { action }, { purpose }, path, policy) => {
    if (policy.license === undefined) return files.length === 0;
    const document = outputs.rsl.read(files[0]?.text ?? "");
    const use = useOf(purpose);
    const answer = document && use && licensed(document, { path, use })?.answer;
    const meant = { allow: "licensed", limit: "licensed", block: "not-licensed", charge: "licensed-if-paid" };
    return answer === meant[action];
  },
  tdmrep: (_, __, ___, ____, { mining }) => mining === undefined,
  nginx: namesVisitor,
  apache: namesVisitor,
  caddy: namesVisitor,
  cloudflare: namesVisitor,
  vercel: namesVisitor,
  wordpress: namesVisitor,
};

function robotsSay({ files }: Printed, { action }: Decision, crawler: KnownCrawler, path: string): boolean {
  if (crawler.robotsToken === null) return action !== "block";
  const { crawl } = robotsSays(outputs["robots-txt"].read(files[0]?.text ?? ""), crawler.robotsToken, path);
  return crawl === (action !== "block");
}

function usageSays(text: string, action: Decision["action"], purpose: KnownCrawler["purpose"]): boolean {
  const { preferences } = readUsage(text);
  const said = preferences[useOf(purpose) === "ai-train" ? "train-ai" : "ai-use"];
  return said === (action === "block" ? "disallow" : "allow");
}

/** Rules name those who come by their names, and are not let in freely. */
function namesVisitor(
  { files }: Printed,
  { action }: Decision,
  { token, sendsRequests, inHeaders }: KnownCrawler,
  _path: string,
  policy: Policy,
): boolean {
  if (action === "allow" || !sendsRequests || !inHeaders) return true;
  return files.some(({ text }) => readNames(text, policy).includes(token));
}

function useOf(purpose: KnownCrawler["purpose"]): "ai-train" | "ai-input" | "ai-index" | undefined {
  switch (purpose) {
    case "training":
    case "dataset":
    case "control-token":
      return "ai-train";
    case "ai-search":
      return "ai-index";
    case "user-triggered":
    case "agent":
    case "coding-agent":
      return "ai-input";
    default:
      return undefined;
  }
}
