import { robotsDocumentPath } from "@octroi/policy/documents";
import { withDecision, withException } from "@octroi/ui/policy/edit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OfferTerms } from "../../../domain/offers/offer.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { gateAt, startConsole } from "./console.ts";

const first = firstDraft("example.com");
const blocking = withException(first, "GPTBot", "block");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a gate applies what is published, and what is taken back, and shows which version it has", async () => {
  await using console = await startConsole();
  const failures: unknown[] = [];
  const gate = gateAt(console, console.key, failures);
  expect(await gate.answer()).toBe(200);
  await console.publish(blocking, "enforce", 0);
  expect(await gate.answer()).toBe(403);
  await console.publish(first, "enforce", 1);
  expect(await gate.answer()).toBe(200);
  await gate.answer();
  expect(failures).toEqual([]);
  await expect.poll(() => console.store.rules.connectors(console.site)).toHaveLength(1);
  await expect
    .poll(() => console.store.rules.connectors(console.site))
    .toMatchObject([{ version: 2, software: expect.stringContaining("@octroi/edge/") }]);
});

test("a rule stays while the console is away, and the key is replaced without a gap", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const gate = gateAt(console, console.key);
  expect(await gate.answer()).toBe(403);
  const secret = await console.store.siteKeys.replace(console.site, undefined);
  const other = gateAt(console, console.keyWith(secret));
  expect([await gate.answer(), await other.answer()]).toEqual([403, 403]);
  console.stop();
  expect([await gate.answer(), await other.answer()]).toEqual([403, 403]);
});

test("a key that is ended takes no rule away, and is told once", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const failures: unknown[] = [];
  const gate = gateAt(console, console.key, failures);
  const statuses = [await gate.answer()];
  for (let key = 0; key < 2; key++) {
    await console.store.siteKeys.replace(console.site, undefined);
    statuses.push(await gate.answer(), await gate.answer());
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403]);
  expect((await console.ask()).status).toBe(401);
  expect(failures).toEqual([expect.objectContaining({ message: expect.stringContaining("OCTROI_KEY") })]);
});

test("the documents that the rules name come with them, for the gate to answer with", async () => {
  await using console = await startConsole();
  await console.publish({ ...blocking, license: "https://example.com/license.xml" }, "enforce", 0);
  const [, payload = ""] = (await (await console.ask()).text()).split(".");
  const { documents } = JSON.parse(Buffer.from(payload, "base64url").toString());
  expect(documents).toEqual([
    expect.objectContaining({ path: "/license.xml", text: expect.stringContaining("<rsl ") }),
  ]);
});

test("the proxy of a site is also given what it merges into robots.txt, and no other gate is", async () => {
  const console = await startConsole("dns");
  await using _ = console;
  await console.publish(blocking, "enforce", 0);
  const documentsFor = async (secret?: string) => {
    const answer = await console.ask({}, secret === undefined ? undefined : [console.site, secret]);
    const [, payload = ""] = (await answer.text()).split(".");
    const { documents } = JSON.parse(Buffer.from(payload, "base64url").toString());
    return { etag: answer.headers.get("etag"), documents };
  };
  const proxy = await documentsFor(console.secrets.proxySecretOf(console.site));
  const gate = await documentsFor();
  expect(proxy.documents).toContainEqual({
    path: robotsDocumentPath,
    type: "text/plain; charset=utf-8",
    text: expect.stringContaining("User-agent: GPTBot"),
  });
  expect(JSON.stringify(gate.documents)).not.toContain("User-agent");
  expect(gate.etag).not.toBe(proxy.etag);
});

test("what Pro enforced is observed once the workspace is free", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const gate = gateAt(console, console.key);
  expect(await gate.answer()).toBe(403);
  await console.store.workspaces.setPlan(console.workspace, "free", undefined);
  expect(await gate.answer()).toBe(200);
});

test("the policy has a name, and is not sent again to whoever has it", async () => {
  await using console = await startConsole();
  expect((await console.ask()).status).toBe(204);
  await console.publish(blocking, "enforce", 0);
  console.clock.forward({ ms: 30_000 });
  const response = await console.ask();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/jose");
  expect(response.headers.get("cache-control")).toBe("private, max-age=30");
  const etag = response.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"1-[\w-]{16}"$/);
  expect((await console.ask({ "if-none-match": etag })).status).toBe(304);
  expect((await console.ask({ "if-none-match": `W/${etag}` })).status).toBe(304);
  expect((await console.ask({ "if-none-match": '"1-other"' })).status).toBe(200);
});

test("who has no key of the site learns nothing, and the site that was removed is gone", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const wrong = "b".repeat(43);
  const others: [string, string][] = [
    [console.site, wrong],
    ["abcdefghijklmn23", wrong],
    ["", ""],
  ];
  for (const credentials of others) {
    const response = await console.ask({}, credentials);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Basic");
  }
  expect((await console.ask({ authorization: "Bearer x" })).status).toBe(401);
  const gate = gateAt(console, console.key);
  expect(await gate.answer()).toBe(403);
  await console.store.sites.remove(console.site, undefined);
  expect(await gate.answer()).toBe(200);
  const gone = await console.ask();
  expect([gone.status, gone.headers.get("content-type")]).toEqual([410, "application/jose"]);
});

test("the version that a connector was given is known before it asks again, and confirmed when it does", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const seen = () => console.store.rules.connectors(console.site);
  const headers = { "octroi-instance": "one" };
  const { headers: given } = await console.ask(headers);
  await expect.poll(seen).toMatchObject([{ version: undefined, sent: 1 }]);
  await console.ask({ ...headers, "if-none-match": given.get("etag") ?? "" });
  await expect.poll(seen).toMatchObject([{ version: 1, sent: 1 }]);
});

test("a connector that asks often is written down once a minute, and at once with another version", async () => {
  await using console = await startConsole();
  await console.publish(blocking, "enforce", 0);
  const seen = async () => (await console.store.rules.connectors(console.site)).map(({ version }) => version);
  const headers = { "octroi-instance": "one", "user-agent": "@octroi/edge/0.3.0 <b>node" };
  await console.ask({ ...headers, "octroi-own-mode": "enforce" });
  await expect.poll(seen).toEqual([undefined]);
  const [before] = await console.store.rules.connectors(console.site);
  expect(before?.software).toBe("@octroi/edge/0.3.0 bnode");
  expect(before?.instance).not.toContain("one");
  expect(before?.ownMode).toBe("enforce");
  console.clock.forward({ ms: 30_000 });
  await console.ask(headers);
  await console.ask({ ...headers, "if-none-match": '"1-abc"' });
  await expect.poll(seen).toEqual([1]);
});

test("leads crawlers to the market, and its license to the server, while somebody can buy there", async () => {
  await using console = await startConsole();
  const { offers, payees, sites, workspaces } = console.store;
  const failures: unknown[] = [];
  const gate = gateAt(console, console.key, failures);
  const payment = async () => {
    expect(await gate.answer()).toBe(402);
    return gate.links().find((link) => link.includes('rel="payment"'));
  };
  const charging = withDecision(withDecision(first, "training", "charge"), "dataset", "charge");
  await console.publish({ ...charging, license: "https://example.com/license.xml" }, "enforce", 0);
  expect(await payment()).toBeUndefined();

  const owner = await console.store.people.ensure("ada@example.com", "en");
  const network = paymentNetwork("eip155:8453");
  if (network === undefined) throw new Error("Expected Base");
  const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
  await payees.setWallet(console.workspace, { wallet, network }, owner.id);
  await sites.markDomainProven(console.site, "gate");
  const terms: OfferTerms = {
    kind: "credit",
    paths: ["/"],
    uses: ["ai-train"],
    count: 1000,
    price: { amount: "5", currency: "EUR" },
    usdc: undefined,
  };
  const offer = async (usdc: string | undefined) => {
    const drafted = await offers.draft(console.site, { ...terms, usdc }, undefined);
    if (typeof drafted === "string") throw new Error(`Expected an offer, found ${drafted}`);
    await offers.publish(console.site, drafted.id, owner.id);
    return drafted.id;
  };
  await offer(undefined);
  // There is no card to pay it with.
  expect(await payment()).toBeUndefined();
  const payable = await offer("5.50");
  expect(await payment()).toBe('<https://octroi.example/market/example.com>; rel="payment"');
  expect(await gate.read("/license.xml")).toContain(
    `<content url="/" server="https://console.example/olp/${console.site}">`,
  );

  await workspaces.setSuspended(console.workspace, true, undefined);
  expect(await payment()).toBeUndefined();
  await workspaces.setSuspended(console.workspace, false, undefined);
  expect(await payment()).toBeDefined();
  await offers.end(console.site, payable, owner.id);
  expect(await payment()).toBeUndefined();
  expect(await gate.read("/license.xml")).not.toContain("server=");
  expect(failures).toEqual([]);
});
