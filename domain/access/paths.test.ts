import { expect, test } from "vitest";
import { pathTo, routeAt } from "./paths.ts";
import { type RouteId, routes } from "./routes.ts";

const site = "abcdefghijklmn23";
const examples: Readonly<Record<string, string>> = {
  workspace: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8c",
  site,
  person: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  invitation: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  license: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  statement: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  agreement: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  webhook: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  market: "example.com",
  offer: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  order: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  trial: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  companySecret: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  proof: "0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b",
  event: `msg_${"d".repeat(24)}`,
  version: "12",
  passkey: "q9Zs7hP2nG0xY_aB-1",
  token: "a".repeat(43),
  list: "reports",
  about: site,
  signature: "c".repeat(43),
  secret: "b".repeat(43),
  receiptKey: "d".repeat(43),
  crawler: "GPTBot",
  share: site,
  file: "robots-txt",
  bill: "2026-7",
  payout: "3",
};

test.each(Object.keys(routes) as RouteId[])("the path of %s leads to it and to nothing else", (id) => {
  const path = routes[id].path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? "");
  expect(routeAt(path)?.id).toBe(id);
  expect(routeAt(`${path}/`)?.id).not.toBe(id);
  expect(routeAt(`/${path}`)).toBeUndefined();
  if (path !== path.toUpperCase()) expect(routeAt(path.toUpperCase())).toBeUndefined();
});

test("a path is put together from its parameters", () => {
  expect(pathTo("account")).toBe("/account");
  expect(pathTo("siteCrawler", { site, crawler: "Google-Extended" })).toBe(
    `/sites/${site}/crawlers/Google-Extended`,
  );
});

test.each([
  "/sites/new/",
  "/sites//new",
  `/sites/${site}/../${site}`,
  `/sites/%61bcdefghijklmn23`,
  `/sites/${site}.data`,
  "/sites.data",
  "/sites/short",
])("%s is not found", (path) => {
  expect(routeAt(path)).toBeUndefined();
});
