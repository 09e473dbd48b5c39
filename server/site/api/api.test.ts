import { all, sqlite } from "@octroi/database/testing/databases";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../store/store.ts";
import { apiWith } from "../../../tests/site/api.ts";
import { person } from "../../../tests/site/person.ts";
import type { ApiServices } from "./index.ts";

let folder: Awaited<ReturnType<typeof sqlite>>;
let store: Store;
let logged: string;

beforeEach(async () => {
  folder = await sqlite();
  store = await openStore(await folder.fresh());
  logged = "";
});
afterEach(async () => {
  await store.close();
  await folder[Symbol.asyncDispose]();
});

function site(services: Partial<ApiServices> = {}) {
  const log = pino(
    {},
    {
      write(line: string) {
        logged += line;
      },
    },
  );
  return apiWith({ waitlist: store.waitlist, log, ...services });
}

const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };

function post(body: unknown, headers: Record<string, string> = {}, app = site(), peer = "192.0.2.1") {
  return app.request(
    "/api/waitlist",
    {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: peer } } },
  );
}

async function refusal(response: Response) {
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const body = await response.json();
  expect(Object.keys(body)).toEqual(["error"]);
  expect(body.error).toMatch(/^\p{Lu}.+\.$/u);
  return { status: response.status, error: String(body.error) };
}

describe("A2 POST /api/waitlist", () => {
  test("keeps the person, the page and the language they were on", async () => {
    const response = await post({ ...ada, website: "example.com", page: "/pricing", lang: "fr" });
    expect(response.status).toBe(201);
    expect(await all(store.waitlist.entries())).toMatchObject([
      { ...ada, website: "https://example.com/", linkedin: null, page: "/pricing", language: "fr" },
    ]);
  });

  test("without a hint, the language is the cookie’s, else the browser’s", async () => {
    await post({ ...ada, email: "a@example.com" }, { cookie: "lang=fr", "accept-language": "en" });
    await post({ ...ada, email: "b@example.com" }, { "accept-language": "fr-CA,en;q=0.5" });
    await post({ ...ada, email: "c@example.com" });
    const entries = await all(store.waitlist.entries());
    expect(Object.fromEntries(entries.map(({ email, language }) => [email, language]))).toEqual({
      "a@example.com": "fr",
      "b@example.com": "fr",
      "c@example.com": "en",
    });
  });

  test("W11 the same e-mail in any case is one entry, and the answers cannot be told apart", async () => {
    const answers = [await post(ada), await post({ ...ada, email: " ADA@Example.COM " })];
    const seen = answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]);
    const [first, second] = await Promise.all(seen);
    expect(second).toEqual(first);
    expect(await store.waitlist.count()).toBe(1);
  });

  test("a robot that fills the hidden field gets the same answer, and is not kept", async () => {
    const robot = await post({ ...ada, subject: "Buy now" });
    const human = await post({ ...ada, email: "grace@example.com", subject: "" });
    expect([robot.status, await robot.text()]).toEqual([human.status, await human.text()]);
    const entries = await all(store.waitlist.entries());
    expect(entries.map(({ email }) => email)).toEqual(["grace@example.com"]);
  });

  test("unknown fields, __proto__ among them, change nothing", async () => {
    const body = `{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.com","id":"1","__proto__":{"language":"xx"},"constructor":{"prototype":{"language":"xx"}}}`;
    expect((await post(body)).status).toBe(201);
    expect(await all(store.waitlist.entries())).toMatchObject([{ ...ada, language: "en" }]);
    expect("language" in {}).toBe(false);
  });
});

describe("A3 every refusal is one JSON sentence in the caller’s language", () => {
  test.each([
    ["malformed JSON", '{"firstName":'],
    ["an empty body", ""],
    ["no object", "[1,2]"],
    ["null", "null"],
    ["a missing name", { ...ada, firstName: undefined }],
    ["a blank name", { ...ada, lastName: "   " }],
    ["a long name", { ...ada, lastName: "a".repeat(101) }],
    ["a wrong e-mail", { ...ada, email: "ada" }],
    ["a wrong type", { ...ada, email: { $gt: "" } }],
    ["a NUL character", { ...ada, firstName: "A\u0000da" }],
    ["a dangerous link", { ...ada, website: "javascript:alert(1)" }],
    ["a wrong profile", { ...ada, linkedin: "not a link" }],
  ])("400 for %s", async (_, body) => {
    const english = await refusal(await post(body));
    const french = await refusal(await post(body, { "accept-language": "fr" }));
    expect([english.status, french.status]).toEqual([400, 400]);
    expect(french.error).not.toBe(english.error);
    expect(await store.waitlist.count()).toBe(0);
  });

  test("the page’s own language wins over the browser’s", async () => {
    const { error } = await refusal(
      await post({ ...ada, email: "ada", lang: "fr" }, { "accept-language": "en" }),
    );
    expect(error).toBe("Cette adresse e-mail n’est pas valide.");
  });

  test("each field has its own sentence", async () => {
    const wrong = { firstName: "", lastName: "", email: "ada", linkedin: "x y", website: "x y" };
    const sentences = await Promise.all(
      Object.entries(wrong).map(async ([field, value]) => refusal(await post({ ...ada, [field]: value }))),
    );
    expect(new Set(sentences.map(({ error }) => error)).size).toBe(5);
  });

  test("text that is not UTF-8 is 400", async () => {
    const response = await site().request("/api/waitlist", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect(await refusal(response)).toMatchObject({ status: 400 });
  });

  test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "405 for %s, with what is allowed",
    async (method) => {
      const response = await site().request("/api/waitlist", { method });
      expect(response.headers.get("allow")).toBe("POST");
      expect(await refusal(response)).toMatchObject({ status: 405 });
    },
  );

  test("413 over 16 KiB, whether the length is declared or not", async () => {
    const body = JSON.stringify({ ...ada, subject: "x".repeat(16 * 1024) });
    expect(await refusal(await post(body))).toMatchObject({ status: 413 });
    expect(await refusal(await post(body, { "content-length": String(body.length) }))).toMatchObject({
      status: 413,
    });
  });

  test.each([
    [{ "content-length": "104857600", "sec-fetch-site": "cross-site" }],
    [{ "transfer-encoding": "chunked", "content-type": "text/plain" }],
    [{ "content-length": "104857600" }],
  ])("a long body that is refused is not read to its end: %j", async (headers) => {
    expect((await post(ada, headers)).headers.get("connection")).toBe("close");
  });

  test("16 KiB exactly is not too much", async () => {
    const padding = 16 * 1024 - JSON.stringify({ ...ada, padding: "" }).length;
    const body = JSON.stringify({ ...ada, padding: "x".repeat(padding) });
    expect(body).toHaveLength(16 * 1024);
    expect((await post(body)).status).toBe(201);
  });

  test("408 for a body that does not end", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const endless = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) }),
        duplex: "half",
      };
      const answer = site().request("/api/waitlist", endless);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 20_000 });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await refusal(await answer)).toMatchObject({ status: 408 });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([["text/plain"], ["application/x-www-form-urlencoded"], ["application/jsonp"], [""]])(
    "415 for %j",
    async (type) => {
      expect(await refusal(await post(ada, { "content-type": type }))).toMatchObject({ status: 415 });
    },
  );

  test.each([["application/json; charset=utf-8"], ["Application/JSON"]])("%j is JSON", async (type) => {
    expect((await post(ada, { "content-type": type })).status).toBe(201);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site", origin: "https://blog.octroi.example" }],
    [{ origin: "https://elsewhere.example" }],
    [{ origin: "null" }],
  ])("403 for a browser’s request from elsewhere: %j", async (headers) => {
    expect(await refusal(await post(ada, headers))).toMatchObject({ status: 403 });
    expect(await store.waitlist.count()).toBe(0);
  });

  test.each([
    [{ "sec-fetch-site": "same-origin", origin: "https://octroi.example" }],
    [{ origin: "https://octroi.example" }],
    [{ origin: "http://localhost:3000", host: "localhost:3000" }],
    [{}],
  ])("our own pages and what is no browser may call: %j", async (headers) => {
    expect((await post(ada, headers)).status).toBe(201);
  });

  test("429 with Retry-After once a client has had its allowance, and only that client", async () => {
    const app = site({ signupLimits: [store.rateLimit("test", { requests: 2, seconds: 60 })] });
    expect((await post(ada, {}, app)).status).toBe(201);
    expect((await post({}, {}, app)).status).toBe(400);
    const refused = await post(ada, {}, app);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusal(refused)).toMatchObject({ status: 429 });
    const french = { referer: "https://octroi.example/fr/pricing", "accept-language": "en" };
    expect((await refusal(await post(ada, french, app))).error).toMatch(/^Trop de/);
    expect((await post(ada, {}, app, "192.0.2.2")).status).toBe(201);
  });

  test("503 when the storage is gone, and the log says so without naming anyone, and not a thousand times", async () => {
    const app = site();
    await store.close();
    for (let n = 0; n < 20; n += 1) await post(ada, {}, app);
    expect(logged.match(/storage unavailable/g)).toHaveLength(1);
    const refused = await post(ada, {}, app);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refusal(refused)).toMatchObject({ status: 503 });
    expect(logged).toContain("storage unavailable");
    expect(logged).not.toMatch(/example\.com|Lovelace|192\.0\.2/);
  });

  test.each(["/api", "/api/", "/api/nothing", "/api/waitlist/1"])("404 for %s", async (path) => {
    const app = site();
    expect(await refusal(await app.request(path))).toMatchObject({ status: 404 });
    expect(await refusal(await app.request(path, { method: "POST" }))).toMatchObject({ status: 404 });
  });

  test("a fault of ours is a sentence too, and its log names nobody", async () => {
    const app = site({
      signupLimits: [
        () => {
          throw new TypeError(`No such thing: ${person().email}`);
        },
      ],
    });
    expect(await refusal(await post(ada, {}, app))).toMatchObject({ status: 500 });
    expect(logged).toContain("request failed");
    expect(logged).not.toContain("@example.com");
  });
});
