import { randomBytes } from "node:crypto";
import { licenseChecker } from "@octroi/edge/licenses";
import { outputs } from "@octroi/policy/outputs";
import { withDecision } from "@octroi/ui/policy/edit";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { OfferTerms } from "../../../domain/offers/offer.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { licenseKeysOf } from "../../../server/console/licenses/token.ts";
import { addCompany, addOffer, addSeller, credit, paid, quoted } from "../store/market.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

const sold: OfferTerms = { ...credit, uses: ["ai-train"] };

type Fields = Record<string, string>;

let world: WholeConsole;
let site: string;
let seller: Awaited<ReturnType<typeof addSeller>>;
let company: { id: string; secret: string };
/** What the site's RSL document sells. */
let license: string;

beforeAll(async () => {
  world = await wholeConsole();
  seller = await addSeller(world.database, world.store, "ada", sold);
  ({ site } = seller);
  const draft = { ...firstDraft("ada.example.com"), license: "https://ada.example.com/license.xml" };
  const rules = publicationOf(withDecision(draft, "training", "charge"), "enforce");
  if (!rules.ok) throw new Error(`Expected rules, found ${rules.wrong} wrong`);
  await world.store.rules.publish(site, { publication: rules.publication, note: "", after: 0 }, undefined);
  const version = await world.store.rules.latest(site);
  if (version === undefined) throw new Error("Expected a policy");
  const [document] = outputs.rsl.print(version.policy).files;
  license = /<license>(?:(?!<license>).)*<payment .*?<\/license>/s.exec(document?.text ?? "")?.[0] ?? "";
  expect(license).toContain('<permits type="usage">ai-train</permits>');
  company = await newCompany("bot");
  await buy(company.id);
});
afterAll(() => world[Symbol.asyncDispose]());

async function newCompany(name: string) {
  const { company, secret } = await world.store.companies.signUpByKey(
    `https://${name}.example`,
    `key of ${name}`,
    name,
  );
  if (secret === undefined) throw new Error("Expected a secret");
  return { id: company.id, secret: secret.secret };
}

async function buy(id: string, offer = seller.offer) {
  const order = await quoted(world.store, { site, offer, company: id });
  const bought = await world.store.orders.fulfil(order.id, paid(new Date()));
  if (bought.outcome !== "fulfilled" || bought.license === undefined) throw new Error("Expected a license");
  return bought.license.id;
}

/** As a server hands it on: with the other end of the connection. */
function send(url: string, init: RequestInit = {}): Promise<Response> {
  const incoming = { url: new URL(url).pathname, socket: { remoteAddress: "192.0.2.1" } };
  return Promise.resolve(world.app.request(url, init, { incoming }));
}

const basic = ({ id, secret }: { id: string; secret: string }) => `Basic ${btoa(`${id}:${secret}`)}`;
const base = (of = site) => `${world.url.origin}/olp/${of}`;

async function post(
  path: string,
  fields: Fields | string,
  authorization: string | undefined = basic(company),
) {
  const response = await send(`${base()}/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(authorization !== "" && { authorization }),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const asked = () => ({ grant_type: "client_credentials", resource: "/articles/*", license });

describe("judged by a certified client of OAuth", () => {
  const options = { [oauth.customFetch]: (url: string, init: object) => send(url, init) };
  const as = () => ({
    issuer: base(),
    token_endpoint: `${base()}/token`,
    introspection_endpoint: `${base()}/introspect`,
  });

  test("a token is got, opens the pages that were bought at a gate, and is introspected", async () => {
    const client = { client_id: company.id };
    const auth = oauth.ClientSecretBasic(company.secret);
    const response = await oauth.clientCredentialsGrantRequest(
      as(),
      client,
      auth,
      new URLSearchParams({ license, resource: "https://ada.example.com/articles/1" }),
      options,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const token = await oauth.processClientCredentialsResponse(as(), client, response, {
      recognizedTokenTypes: { license: () => {} },
    });
    expect(token.expires_in).toBeGreaterThan(9 * 60);
    expect(token.expires_in).toBeLessThanOrEqual(11 * 60);
    const origin = "https://ada.example.com";
    const check = licenseChecker(await licenseKeysOf(world.secrets, seller.workspace));
    const use = { issuer: origin, audience: origin, now: Date.now() };
    expect(await check(token.access_token, { ...use, path: "/articles/1" })).toMatchObject({
      valid: true,
      license: { visits: 100, slice: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(await check(token.access_token, { ...use, path: "/photos/1" })).toMatchObject({ valid: false });

    const answer = await oauth.introspectionRequest(as(), client, auth, token.access_token, options);
    expect(await oauth.processIntrospectionResponse(as(), client, answer)).toMatchObject({
      active: true,
      client_id: company.id,
      aud: origin,
      visits_left: 100,
    });
  });

  test("a wrong secret is told as one", async () => {
    const client = { client_id: company.id };
    const response = await oauth.clientCredentialsGrantRequest(
      as(),
      client,
      oauth.ClientSecretBasic("wrong: one"),
      new URLSearchParams({ license, resource: "/articles/" }),
      options,
    );
    expect(response.status).toBe(401);
    await expect(oauth.processClientCredentialsResponse(as(), client, response)).rejects.toMatchObject({
      code: oauth.WWW_AUTHENTICATE_CHALLENGE,
    });
  });

  test("what it was not sold is told as an error of OAuth, with the page that sells it", async () => {
    const stranger = await newCompany("stranger");
    const client = { client_id: stranger.id };
    const response = await oauth.clientCredentialsGrantRequest(
      as(),
      client,
      oauth.ClientSecretBasic(stranger.secret),
      new URLSearchParams({ license, resource: "/articles/" }),
      options,
    );
    const refused = oauth.processClientCredentialsResponse(as(), client, response);
    await expect(refused).rejects.toMatchObject({ error: "unauthorized_client", status: 400 });
    await expect(refused).rejects.toMatchObject({
      cause: { error_uri: "https://octroi.example/market/ada.example.com" },
    });
  });
});

describe("/token", () => {
  test.for([
    ["invalid_request", { grant_type: "" }],
    ["unsupported_grant_type", { grant_type: "authorization_code" }],
    ["invalid_request", { resource: "" }],
    ["invalid_resource", { resource: "https://other.example/articles/" }],
    ["invalid_resource", { resource: "articles" }],
    ["invalid_request", { license: "" }],
    ["invalid_license", { license: "<license/>" }],
    ["invalid_license", { license_type: "application/json" }],
    ["unauthorized_client", { resource: "/photos/" }],
  ] as const)("answers 400 %s to %j", async ([error, changes]) => {
    const { status, body, headers } = await post("token", { ...asked(), ...changes });
    expect([status, body.error]).toEqual([400, error]);
    expect(headers.get("cache-control")).toBe("no-store");
    // RFC 6749 § 5.2.
    expect(body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
  });

  test("answers 401 invalid_client to whoever is nobody, or somebody else", async () => {
    const other = await newCompany("other");
    for (const authorization of [
      "",
      "Bearer x",
      "Basic %%%",
      basic({ ...company, secret: "wrong" }),
      basic({ id: company.id, secret: other.secret }),
      basic({ id: "%ZZ", secret: company.secret }),
      `Basic ${"a".repeat(2_000)}`,
    ]) {
      const { status, headers, body } = await post("token", asked(), authorization);
      expect([status, body.error]).toEqual([401, "invalid_client"]);
      expect(headers.get("www-authenticate")).toBe('Basic realm="Octroi"');
    }
  });

  test("takes a form that says each thing once, in time and within 16 KB", async () => {
    const headers = { authorization: basic(company), "content-type": "application/x-www-form-urlencoded" };
    const status = async (init: RequestInit) => {
      const response = await send(`${base()}/token`, { method: "POST", headers, ...init });
      return [response.status, (await response.json()).error];
    };
    const form = new URLSearchParams(asked()).toString();
    expect(await status({ body: `${form}&resource=%2F` })).toEqual([400, "invalid_request"]);
    expect(await status({ body: `${form}&x=${"y".repeat(20_000)}` })).toEqual([413, "invalid_request"]);
    const json = { ...headers, "content-type": "application/json" };
    expect(await status({ headers: json, body: JSON.stringify(asked()) })).toEqual([400, "invalid_request"]);
  });

  test("knows no site but those that there are", async () => {
    const response = await send(`${base("bbbbbbbbbbbbbbbb")}/token`, {
      method: "POST",
      headers: { authorization: basic(company), "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(asked()).toString(),
    });
    expect(response.status).toBe(404);
  });

  test("M1 gives sixteen who ask at once one slice, and another once half of it was read", async () => {
    const reader = await newCompany("reader");
    await buy(reader.id);
    const claims = async () => {
      const { body } = await post("token", asked(), basic(reader));
      return JSON.parse(Buffer.from(body.access_token.split(".")[1], "base64url").toString());
    };
    const slices = await Promise.all(Array.from({ length: 16 }, claims));
    expect(new Set(slices.map(({ slice }) => slice)).size).toBe(1);
    const [{ jti, slice }] = slices;
    const read = (count: number) =>
      world.store.visits.receive(
        batch(
          Array.from({ length: count }, () => visit({ time: Date.now() - 1_000, license: jti, status: 200 })),
          { site },
        ),
      );
    await read(49);
    expect((await claims()).slice).toBe(slice);
    await read(1);
    expect((await claims()).slice).not.toBe(slice);
  });

  test("M8 says so when a credit is used up", async () => {
    const reader = await newCompany("spender");
    const offer = await addOffer(world.store, site, { ...sold, count: 10 });
    const bought = await buy(reader.id, offer);
    await post("token", asked(), basic(reader));
    await world.store.visits.receive(
      batch(
        Array.from({ length: 12 }, () => visit({ time: Date.now() - 1_000, license: bought, status: 200 })),
        { site },
      ),
    );
    const { status, body } = await post("token", asked(), basic(reader));
    expect([status, body.error]).toEqual([400, "unauthorized_client"]);
    expect(body.error_description).toMatch(/used up/);
  });
});

describe("/introspect", () => {
  test("M7 tells the site and the account that it is of; to anybody else, no token is one", async () => {
    const { body } = await post("token", asked());
    const token = body.access_token as string;
    const key = await world.store.siteKeys.replace(site, undefined);
    const elsewhere = await addSeller(world.database, world.store, "eve");
    const otherKey = await world.store.siteKeys.replace(elsewhere.site, undefined);
    const other = await newCompany("curious");
    const active = async (authorization: string, fields: Fields = {}) =>
      (await post("introspect", { token, ...fields }, authorization)).body.active;
    expect(await active(basic(company))).toBe(true);
    expect(await active(basic({ id: site, secret: key }))).toBe(true);
    expect(await active(basic({ id: elsewhere.site, secret: otherKey }))).toBe(false);
    expect(await active(basic(other))).toBe(false);
    expect(await active(basic(company), { resource: "/articles/1" })).toBe(true);
    expect(await active(basic(company), { resource: "/photos/1" })).toBe(false);
    expect(await active(basic(company), { resource: "https://other.example/articles/1" })).toBe(false);
    for (const made of [
      "x",
      "a.b.c",
      `${token.slice(0, -4)}AAAA`,
      randomBytes(5_000).toString("base64url"),
    ]) {
      const { status, body } = await post("introspect", { token: made });
      expect([status, body]).toEqual([200, { active: false }]);
    }
    expect((await post("introspect", { token }, "")).status).toBe(401);
    expect((await post("introspect", {})).body.error).toBe("invalid_request");
  });

  test("no token of a company that was blocked is one, nor of a license that was withdrawn", async () => {
    const reader = await newCompany("blocked");
    const bought = await buy(reader.id);
    const { body } = await post("token", asked(), basic(reader));
    const active = async () =>
      (await post("introspect", { token: body.access_token }, basic(reader))).body.active;
    expect(await active()).toBe(true);
    await world.store.companies.blockIn(seller.workspace, reader.id, undefined);
    expect(await active()).toBe(false);
    expect((await post("token", asked(), basic(reader))).body.error).toBe("unauthorized_client");
    await world.store.companies.unblockIn(seller.workspace, reader.id);
    expect(await active()).toBe(true);
    await world.store.licenses.withdraw(site, bought, undefined);
    expect(await active()).toBe(false);
  });
});

test("/key gives none, and says why", async () => {
  const { status, body } = await post("key", { token: "x", resource: "/articles/1" });
  expect([status, body.error]).toEqual([400, "invalid_resource"]);
  expect((await post("key", {}, "")).status).toBe(401);
});

test("a company asks a thousand times in ten seconds, and no more, whatever it asks", async () => {
  await using limited = await wholeConsole({ rateLimit: true });
  const id = await addCompany(limited.store, "hasty");
  const added = await limited.store.companies.addSecret(id);
  const ask = (path: string) =>
    limited.app.request(
      `${limited.url.origin}/olp/bbbbbbbbbbbbbbbb/${path}`,
      { method: "POST", headers: { authorization: basic({ id, secret: added?.secret ?? "" }) } },
      { incoming: { url: `/olp/bbbbbbbbbbbbbbbb/${path}`, socket: { remoteAddress: "192.0.2.1" } } },
    );
  // A busy machine takes longer than ten seconds.
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    for (let asked = 0; asked < 1_000; asked += 1) expect((await ask("key")).status).toBe(404);
    const refused = await ask("token");
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, 10]);
    vi.advanceTimersByTime(10_000);
    expect((await ask("key")).status).toBe(404);
  } finally {
    vi.useRealTimers();
  }
});
