import { resolve } from "node:path";
import { knownCrawlers } from "@octroi/crawlers/identify";
import { matchRobots, parseRobots } from "@octroi/crawlers/robots";
import { decide } from "@octroi/policy";
import { check } from "@octroi/policy/check";
import { brand } from "@octroi/ui/brand/brand";
import RobotsTxt from "lighthouse/core/audits/seo/robots-txt.js";
import { expect, test } from "vitest";
import { monetisation } from "../../../site/domain/figures/figures.ts";
import { site } from "../../../tests/site/whole-site.ts";
import { readConfig } from "../../config.ts";
import { readPolicy } from "./site-policy.ts";

const { policyFile } = readConfig({});
const policy = readPolicy(policyFile, new URL("https://octroi.example"));

test("the check-up of what the site serves finds nothing to say", async () => {
  const { get } = site();
  const paths = ["/robots.txt", "/license.xml", "/.well-known/tdmrep.json", "/tdm-policy.json"];
  const files = Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => {
        const response = await get(path);
        const type = response.headers.get("content-type") ?? "";
        return [path, { status: response.status, type, body: await response.text() }] as const;
      }),
    ),
  );
  const page = await get("/en/pricing");
  const checked = check({
    origin: "https://octroi.example",
    page: "/en/pricing",
    files,
    headers: Object.fromEntries(page.headers),
    html: await page.text(),
  });
  // What follows from selling training and keeping search, whoever does: nothing to mend.
  const inherent = ["usage-search-overrides", "conditional"];
  expect(checked.findings.filter(({ code }) => !inherent.includes(code))).toEqual([]);
  expect(checked.findings.filter(({ level }) => level !== "info")).toEqual([]);
  expect(checked.says["ai-train"]).toMatchObject({
    "content-signal": "no",
    "content-usage": "disallow",
    rsl: "licensed-if-paid",
    conflict: false,
  });
  expect(checked.says.search).toMatchObject({ "content-signal": "yes", conflict: false });
});

test("what robots.txt audits do not know is said by header, and Lighthouse calls the file valid", async () => {
  const response = await site().get("/robots.txt");
  const content = await response.text();
  const audited = RobotsTxt.audit({ RobotsTxt: { status: response.status, content } });
  expect(audited.score).toBe(1);
  expect(content).toContain("Content-Signal: ");
  const { headers } = await site().get("/en/pricing");
  expect(headers.get("content-usage")).toBe("train-ai=n, ai-use=y, search=y");
  expect(headers.get("link")).toContain('/license.xml>; rel="license"');
});

test("robots.txt leaves the pages open to everyone whom the policy lets in or charges, and closes the API to all", async () => {
  const parsed = parseRobots(await (await site().get("/robots.txt")).text());
  for (const { token } of knownCrawlers) {
    expect(matchRobots(parsed, { agent: token, path: "/en/pricing" }).allowed, token).toBe(true);
    expect(matchRobots(parsed, { agent: token, path: "/api/waitlist" }).allowed, token).toBe(false);
  }
});

test("every search engine, AI search, assistant and agent gets in, and training has a price", () => {
  const charged = new Set(["training", "dataset", "control-token"]);
  for (const crawler of knownCrawlers) {
    const { action } = decide(policy, { crawler, identity: "outside", path: "/en/pricing" });
    expect(action, crawler.token).toBe(charged.has(crawler.purpose) ? "charge" : "allow");
  }
});

test("the policy names the brand's contact and the price that the estimator counts with", () => {
  expect(policy.site).toMatchObject({ name: brand.name, contact: brand.contactEmail });
  const [rule] = policy.rules;
  expect(rule?.action === "charge" && Number(rule.price.amount)).toBe(monetisation.grossPerVisit);
});

test("served from elsewhere, the policy speaks of there", () => {
  const local = JSON.stringify(readPolicy(policyFile, new URL("http://localhost:3000")));
  expect(local).toContain("http://localhost:3000/license.xml");
  expect(local).not.toContain("https://octroi.example");
});

test("a policy that cannot be read stops the start, in one sentence that says where", () => {
  const siteUrl = new URL("https://octroi.example");
  expect(() => readPolicy("/no/such.json", siteUrl)).toThrow("POLICY: there is no file /no/such.json");
  const manifest = resolve(import.meta.dirname, "../../../site/package.json");
  expect(() => readPolicy(manifest, siteUrl)).toThrow(/package\.json: \S/);
});
