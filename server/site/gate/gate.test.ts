import { sampleAddress } from "@octroi/crawlers/verify";
import type { VisitEvent } from "@octroi/edge";
import { createLicenseKeys, issueLicense, type LicenseKeySet } from "@octroi/edge/licenses";
import { proxyList } from "@octroi/web/http/client-address";
import { createNodeApp, type NodeEnv, requestListener } from "@octroi/web/http/request-listener";
import { securityHeaders, securityHeadersFor } from "@octroi/web/http/security-headers";
import { pino } from "pino";
import { expect, test } from "vitest";
import { served } from "../../../tests/site/whole-site.ts";
import { readConfig } from "../../config.ts";
import { createSiteGate, withGate } from "./gate.ts";
import { readPolicy } from "./site-policy.ts";

const siteUrl = new URL("https://octroi.example");
const policy = readPolicy(readConfig({}).policyFile, siteUrl);

/** A page behind the gate, and what was reported of a visit. */
async function visited(
  mode: "observe" | "enforce" | "off",
  headers: Record<string, string>,
  trusted: readonly string[] = [],
  licenseKeys?: LicenseKeySet,
) {
  const events: VisitEvent[] = [];
  const gate = createSiteGate({
    policy,
    mode,
    licenseKeys,
    report: (batch) => void events.push(...batch),
    log: pino({ level: "silent" }),
  });
  const app = createNodeApp<NodeEnv>();
  app.use(securityHeaders(siteUrl), withGate(gate, proxyList(trusted)));
  app.get("*", (c) => c.text("page"));
  const response = await served(requestListener(app, siteUrl)).get("/en/pricing?secret=1", headers);
  await gate.flush();
  return { status: response.status, headers: response.headers, events };
}

test.each([
  ["enforce", 402, 1],
  ["observe", 200, 1],
  ["off", 200, 0],
] as const)("GATE=%s answers a training crawler %i and reports %i visit", async (mode, status, reports) => {
  const visit = await visited(mode, { "user-agent": "GPTBot" });
  expect(visit.status).toBe(status);
  expect(visit.events).toHaveLength(reports);
  expect(JSON.stringify(visit.events)).not.toContain("secret");
});

test("people get the page, and are not reported; a program that no list knows is, by the name it gives", async () => {
  for (const name of ["Mozilla/5.0 Firefox/140.0", ""]) {
    expect(await visited("enforce", { "user-agent": name })).toMatchObject({ status: 200, events: [] });
  }
  const invented = await visited("enforce", { "user-agent": "InventedBot/1.0" });
  expect(invented).toMatchObject({ status: 200, events: [{ crawler: "InventedBot", operator: null }] });
});

test("a visitor's address is believed of a proxy that is trusted, and is in no report", async () => {
  const headers = { "user-agent": "Googlebot", "x-forwarded-for": "203.0.113.9" };
  const behind = await visited("enforce", headers, ["127.0.0.1"]);
  expect(behind).toMatchObject({ status: 200, events: [{ crawler: "Googlebot", identity: "outside" }] });
  const direct = await visited("enforce", headers);
  expect(direct).toMatchObject({ status: 200, events: [{ identity: "unverifiable" }] });
  expect(JSON.stringify([behind, direct])).not.toContain("203.0.113");
});

test("a visit that is refused carries the security headers of every other answer", async () => {
  const { status, headers } = await visited("enforce", { "user-agent": "GPTBot" });
  expect(status).toBe(402);
  for (const name of Object.keys(securityHeadersFor(siteUrl))) expect(headers.get(name), name).not.toBeNull();
  expect(headers.get("strict-transport-security")).toContain("max-age=");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a visit from this machine or its network is shown as what it is: of nobody that can be checked", async () => {
  for (const address of ["127.0.0.1", "::1", "10.0.0.7", "192.168.1.2"]) {
    const headers = { "user-agent": "Googlebot", "x-forwarded-for": address };
    const { events } = await visited("enforce", headers, ["127.0.0.1"]);
    expect(events, address).toMatchObject([{ crawler: "Googlebot", identity: "unverifiable" }]);
  }
});

test("crawlers whose operators list thousands of addresses are verified too", async () => {
  const headers = { "user-agent": "Amazonbot/0.1", "x-forwarded-for": sampleAddress("Amazonbot") ?? "" };
  const { events } = await visited("enforce", headers, ["127.0.0.1"]);
  expect(events).toMatchObject([{ crawler: "Amazonbot", identity: "verified" }]);
});

test("a license opens what is charged for, where its key is known", async () => {
  const { privateKey, publicKeys } = await createLicenseKeys();
  const license = await issueLicense(privateKey, {
    issuer: siteUrl.origin,
    audience: siteUrl.origin,
    licensee: "Example AI",
    from: new Date(),
    until: new Date(Date.now() + 60_000),
  });
  const headers = { "user-agent": "GPTBot", authorization: `License ${license}` };
  expect((await visited("enforce", headers)).status).toBe(402);
  expect((await visited("enforce", headers, [], publicKeys)).status).toBe(200);
});
