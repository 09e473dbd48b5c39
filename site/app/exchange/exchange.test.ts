import { crawlerByToken } from "@octroi/crawlers/registry";
import { identityOf } from "@octroi/crawlers/verify";
import { decisions } from "@octroi/ui/words/decision";
import { describe, expect, test } from "vitest";
import { monetisation } from "../../domain/figures/figures.ts";
import { firstChoice, foreignAddress, publishedAddress, visitorTokens } from "./choice.ts";
import { exchangeFor } from "./exchange.ts";

const userAgents = Object.fromEntries(
  visitorTokens.map((token) => [token, crawlerByToken(token)?.userAgent?.header ?? token]),
);

describe.each(visitorTokens)("%s", (token) => {
  test("comes from an address that its operator publishes, where it publishes any", () => {
    const published = publishedAddress[token];
    const expected = published === null ? "unverifiable" : "verified";
    expect(identityOf({ token }, published ?? foreignAddress)).toBe(expected);
  });

  test.each(decisions)("gets what %s means, unless it is a search engine", async (decision) => {
    const { status } = await exchangeFor({ ...firstChoice, crawler: token, decision }, userAgents);
    const statuses = { allow: 200, block: 403, limit: 429, charge: 402 };
    expect(status).toBe(token === "Googlebot" ? 200 : statuses[decision]);
  });

  test("may always read robots.txt", async () => {
    const choice = { ...firstChoice, crawler: token, path: "/robots.txt", decision: "block" } as const;
    expect(await exchangeFor(choice, userAgents)).toMatchObject({
      status: 200,
      because: "open-path",
    });
  });
});

test("a charged visit is asked for the price that the estimator counts with", async () => {
  const { headers } = await exchangeFor(
    { ...firstChoice, crawler: "GPTBot", decision: "charge" },
    userAgents,
  );
  expect(headers).toContainEqual(["crawler-price", `EUR ${monetisation.grossPerVisit}`]);
});

test("a visitor that only calls itself Googlebot is decided about like any other", async () => {
  const choice = { ...firstChoice, crawler: "Googlebot", origin: "elsewhere", decision: "block" } as const;
  expect(await exchangeFor(choice, userAgents)).toMatchObject({
    status: 403,
    identity: "outside",
    because: "rule",
  });
});
