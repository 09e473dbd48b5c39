import { onEachDatabase } from "@octroi/database/testing/databases";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { wholeConsole } from "../whole-console.ts";
import {
  companyProgram,
  directoriesOf,
  type SignedAsk,
  type SigningPair,
  signatureHeaders,
  signingPair,
} from "./company-program.ts";

const accounts = "/v1/market/accounts";
const account = "/v1/market/account";
const agent = "https://bot.example.com";

onEachDatabase((freshDatabase) => {
  async function open(options: { rateLimit?: boolean } = {}) {
    const pair = await signingPair();
    const keys = new Map<string, SigningPair[]>([["bot.example.com", [pair]]]);
    const web = await localWeb({ https: directoriesOf(keys), certified: "bot.example.com" });
    const world = await wholeConsole({ database: await freshDatabase(), network: web.network, ...options });
    return {
      ...world,
      web,
      keys,
      pair,
      bot: companyProgram(world, { pair, agent }),
      async [Symbol.asyncDispose]() {
        await world[Symbol.asyncDispose]();
        await web[Symbol.asyncDispose]();
      },
    };
  }

  test("a key of a directory makes an account, once, and again it is the same", async () => {
    await using world = await open();
    const { bot, web } = world;
    const [first, ...others] = await Promise.all([
      bot.post(accounts, { name: "Example Bot" }),
      bot.post(accounts, { name: "Example Bot" }),
      bot.post(accounts),
    ]);
    const made = [first, ...others].filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const { account: facts, clientId, clientSecret } = made[0]?.body ?? {};
    expect(facts).toMatchObject({
      id: clientId,
      origin: agent,
      domain: null,
      keys: [{ thumbprint: world.pair.keyid }],
      cap: null,
      isBlocked: false,
    });
    expect(clientSecret).toMatch(/^[\w-]{43}$/);
    const again = await bot.post(accounts);
    expect([again.status, again.body.clientId, again.body.clientSecret]).toEqual([200, clientId, null]);
    expect((await bot.get(account)).body.id).toBe(clientId);
    const withSecret = companyProgram(world, { id: clientId, secret: clientSecret });
    expect((await withSecret.get(account)).body.id).toBe(clientId);
    // Remembered, as its Cache-Control says.
    expect(web.requests).toHaveLength(1);
  });

  test("two secrets are good at a time; one that ended opens nothing", async () => {
    await using world = await open();
    const { bot } = world;
    const { clientId, clientSecret } = (await bot.post(accounts)).body;
    const status = async (secret: string) =>
      (await companyProgram(world, { id: clientId, secret }).get(account)).status;
    const second = await bot.post(`${account}/secrets`);
    expect(second.status).toBe(201);
    expect([await status(clientSecret), await status(second.body.clientSecret)]).toEqual([200, 200]);
    const third = await bot.post(`${account}/secrets`);
    expect([await status(clientSecret), await status(second.body.clientSecret)]).toEqual([401, 200]);
    const end = `${account}/secrets/${third.body.id}/end`;
    expect([(await bot.post(end)).status, (await bot.post(end)).status]).toEqual([200, 404]);
    expect(await status(third.body.clientSecret)).toBe(401);
    expect((await bot.get(account)).body.secrets).toEqual([
      { id: second.body.id, createdAt: second.body.createdAt },
    ]);
  });

  test("a company says how it is called, what its receipts say and what it may spend", async () => {
    await using world = await open();
    const { bot } = world;
    await bot.post(accounts);
    const details = {
      name: "Example Bot SAS",
      invoice: { country: "FR", vat: "FR00000000000", address: "1 rue de l’Exemple\n75001 Paris" },
      cap: { amount: "500", currency: "EUR" },
    };
    const changed = await bot.put(account, details);
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(details)]);
    expect((await bot.get(account)).body).toMatchObject(details);
    const nothing = { country: null, vat: null, address: null };
    expect((await bot.put(account, { ...details, invoice: nothing, cap: null })).body).toMatchObject({
      invoice: nothing,
      cap: null,
    });
  });

  test("a request is signed for itself, once, at once, with a key of the directory that it names", async () => {
    await using world = await open();
    const { bot, pair, url, keys } = world;
    await bot.post(accounts);
    const other = await signingPair();
    keys.set("other.example.com", [other]);
    const nobody = companyProgram(world, undefined);
    const target = new URL(account, url).href;
    const body = { name: "Changed", invoice: { country: null, vat: null, address: null }, cap: null };
    const text = JSON.stringify(body);
    const now = Math.floor(Date.now() / 1_000);
    const refusedFor = async (changes: Partial<SignedAsk>, sent: object = body) => {
      const headers = signatureHeaders({ pair, agent, method: "PUT", url: target, body: text, ...changes });
      const answer = await nobody.ask("PUT", account, { body: sent, headers });
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(answer.headers.get("accept-signature")).toContain('tag="web-bot-auth"');
      expect([answer.status, answer.body.type]).toEqual([401, "urn:octroi:problem:bad-signature"]);
      return answer.body.detail;
    };
    expect(await refusedFor({ method: "GET" })).toMatch(/not of this request/);
    expect(await refusedFor({ url: `${target}/orders` })).toMatch(/not of this request/);
    expect(await refusedFor({ url: target.replace("console", "elsewhere") })).toMatch(/not of this request/);
    expect(await refusedFor({}, { ...body, name: "Else" })).toMatch(/body is another/);
    expect(await refusedFor({ covered: ["@method", "@target-uri", "signature-agent"] })).toMatch(
      /must cover "content-digest"/,
    );
    expect(await refusedFor({ covered: ["@target-uri", "content-digest", "signature-agent"] })).toMatch(
      /must cover "@method"/,
    );
    expect(
      await refusedFor({ covered: ["@method", "@authority", "content-digest", "signature-agent"] }),
    ).toMatch(/must cover "@method" and "@target-uri"/);
    expect(await refusedFor({ covered: ["@method", "@target-uri", "content-digest"] })).toMatch(
      /Signature-Agent must name/,
    );
    expect(await refusedFor({ nonce: undefined })).toMatch(/must have a nonce/);
    expect(await refusedFor({ expires: now + 3_600 })).toMatch(/60 seconds/);
    expect(await refusedFor({ created: now - 600, expires: now - 540 })).toMatch(/expired/);
    expect(await refusedFor({ created: now + 600, expires: now + 660 })).toMatch(/future/);
    expect(await refusedFor({ tag: "else" })).toMatch(/tag "web-bot-auth"/);
    expect(await refusedFor({ alg: "hmac-sha256" })).toMatch(/not for the algorithm/);
    expect(await refusedFor({ pair: other })).toMatch(/does not hold this key/);
    expect(await refusedFor({ agent: "https://nobody.example.com" })).toMatch(/could not be read/);
    expect(await refusedFor({ agent: "http://bot.example.com" })).toMatch(/https/);
    expect(await refusedFor({ agent: "https://bot.example.com:8443" })).toMatch(/port/);
    expect(await refusedFor({ agent: "https://bot.example.com/keys?of=me" })).toMatch(/query/);
    // As a client of the older draft covers it: host, path and query.
    const apart = signatureHeaders({
      ...{ pair, agent, method: "PUT", url: target, body: text },
      covered: ["@method", "@authority", "@path", "content-digest", "signature-agent"],
    });
    expect((await nobody.ask("PUT", account, { body, headers: apart })).status).toBe(200);
    const repeated = await nobody.ask("PUT", account, { body, headers: apart });
    expect([repeated.status, repeated.body.detail]).toEqual([401, expect.stringMatching(/nonce was used/)]);
  });

  test("a key without an account is told where one is made; what is nobody’s passes nowhere", async () => {
    await using world = await open();
    const { bot } = world;
    const unknown = await bot.get(account);
    expect([unknown.status, unknown.body.detail]).toEqual([401, expect.stringContaining(accounts)]);
    const { clientId } = (await bot.post(accounts)).body;
    for (const authorization of ["Basic x", "Bearer y", `Basic ${btoa(`${clientId}:wrong`)}`]) {
      const { status, headers } = await companyProgram(world, undefined).ask("GET", account, {
        headers: { authorization },
      });
      expect([status, headers.get("www-authenticate")]).toEqual([401, 'Basic realm="Octroi"']);
    }
  });

  test("M7 a company sees its own account alone, and no person’s session opens it", async () => {
    await using world = await open();
    const { bot, keys, store } = world;
    const { clientId, clientSecret } = (await bot.post(accounts)).body;
    const person = await world.person("ada@example.com");
    const browser = await world.signedIn(person.id);
    expect((await browser.get(account)).status).toBe(401);
    const mine = companyProgram(world, { id: clientId, secret: clientSecret });
    const workspace = await store.workspaces.currentOf(person);
    for (const path of [`/w/${workspace.id}/sites`, "/account", "/v1/sites", "/v1/token"]) {
      expect([path, (await mine.ask("GET", path).catch(() => ({ status: 303 }))).status]).toEqual([
        path,
        path.startsWith("/v1/") ? 401 : 303,
      ]);
    }
    keys.set("other.example.com", [world.pair]);
    const { company, secret } = await store.companies.signUpByKey(
      "https://other.example.com",
      "key",
      "Other",
    );
    const others = companyProgram(world, { id: company.id, secret: secret?.secret ?? "" });
    expect((await others.get(account)).body.id).toBe(company.id);
    // An id of one with a secret of the other.
    const mixed = companyProgram(world, { id: clientId, secret: secret?.secret ?? "" });
    expect((await mixed.get(account)).status).toBe(401);
    const [own] = await store.companies.secrets(clientId);
    expect((await others.post(`${account}/secrets/${own?.id}/end`)).status).toBe(404);
  });

  test("what is asked is counted, of a company, of strangers, and of directories that they name", async () => {
    await using world = await open({ rateLimit: true });
    const { bot, web } = world;
    await bot.post(accounts);
    const { headers } = await bot.get(account);
    expect(headers.get("ratelimit-policy")).toBe('"company";q=1000;w=600');
    expect(headers.get("ratelimit")).toMatch(/^"company";r=999;t=\d+$/);
    const nobody = companyProgram(world, undefined);
    for (let asked = 2; asked <= 60; asked += 1) expect((await nobody.post(accounts, {})).status).toBe(422);
    const refused = await nobody.post(accounts, {});
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(refused.body.type).toBe("urn:octroi:problem:too-many");
    // From an address of its own: thirty directories in ten minutes.
    const read = async (host: string) => {
      const url = new URL(account, world.url).href;
      const asked = { pair: world.pair, agent: `https://${host}.example.com`, method: "GET", url };
      return companyProgram(world, undefined).ask("GET", account, {
        headers: signatureHeaders(asked),
        address: "192.0.2.99",
      });
    };
    const before = web.lookups.length;
    for (let host = 0; host < 30; host += 1) expect((await read(`h${host}`)).status).toBe(401);
    expect((await read("h30")).status).toBe(429);
    expect(web.lookups.length - before).toBe(30);
  });
});
