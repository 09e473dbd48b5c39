import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { pino } from "pino";
import { expect, test } from "vitest";
import { services, site } from "../tests/whole-site.ts";
import { createApp } from "./app.ts";
import { cachedPages } from "./pages.ts";

test("unknown paths are 404 and never kept", async () => {
  const { get, renders } = site();
  for (let n = 0; n < 20; n += 1) expect((await get(`/nothing-${n % 2}`)).status).toBe(404);
  expect(renders()).toBe(20);
});

test("an address has one spelling", async () => {
  const { get } = site();
  const response = await get("//fr///team/?a=1");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/fr/team?a=1");
  expect((await get("/TEAM")).status).toBe(404);
});

test("a page has one address, however it is written, and so one place in memory", async () => {
  const { get, renders } = site();
  await get("/fr/pricing");
  const spelled = fc
    .array(fc.boolean(), { minLength: 11, maxLength: 11 })
    .map((encoded) =>
      [..."/fr/pricing"].map((character, index) =>
        encoded[index] && character !== "/" ? `%${character.charCodeAt(0).toString(16)}` : character,
      ),
    );
  await fc.assert(
    fc.asyncProperty(spelled, async (characters) => {
      const response = await get(characters.join(""));
      if (response.status !== 200) expect(response.headers.get("location")).toBe("/fr/pricing");
    }),
  );
  expect(renders()).toBe(1);
});

test("no address redirects to another site", async () => {
  const { get } = site();
  const piece = fc.constantFrom(
    "/",
    "//",
    "\\",
    "evil.example",
    ".",
    "..",
    "%2f",
    "%5c",
    "%09",
    "@",
    ":",
    "fr",
    "?",
    "#",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const location = (await get(`/${pieces.join("")}`)).headers.get("location");
      if (location === null) return;
      expect(new URL(location, "https://octroi.example").origin).toBe("https://octroi.example");
    }),
    { numRuns: 300 },
  );
});

test("an error is compressed with little effort, because it is compressed anew each time", async () => {
  const { get } = site();
  const plain = await (await get("/nothing-here")).text();
  const sent = await (await get("/nothing-here", { "accept-encoding": "br" })).arrayBuffer();
  const quick = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(plain),
    },
  });
  expect(Buffer.from(sent).equals(quick)).toBe(true);
});

test("a flood of wrong addresses is turned away, and pages are still rendered meanwhile", async () => {
  const siteUrl = new URL("https://octroi.example");
  let rendering = 0;
  let most = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = createApp({
    siteUrl,
    pages: cachedPages({
      siteUrl,
      async render(request) {
        rendering += 1;
        most = Math.max(most, rendering);
        await held;
        rendering -= 1;
        return new Response("page", { status: request.url.endsWith("/fr/pricing") ? 200 : 404 });
      },
    }),
    assets: new Map(),
    builtOn: new Date(),
    api: services.api,
    ready: services.ready,
    observe: () => {},
    log: pino({ level: "silent" }),
  });
  const flood = Array.from({ length: 300 }, async (_, n) => (await app.request(`/nothing-${n}`)).status);
  const page = app.request("/fr/pricing");
  release();
  const statuses = await Promise.all(flood);
  expect((await page).status).toBe(200);
  expect(most).toBeLessThan(10);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(50);
});

test.each([
  "/%",
  "/%E0%A4%A",
  "/..%2f..%2fetc/passwd",
  "/a%00b",
  "/a%0ab",
  "/%09/x",
  `/${"x".repeat(5000)}`,
  "/fr/%F0%9F%92%A9",
  "/_root.data",
  "/fr/nothing.data",
])("bad input: %s is a page or a 4xx", async (path) => {
  const { get } = site();
  expect((await get(path)).status).toBeLessThan(500);
});

test("pages take GET and HEAD only", async () => {
  const { app } = site();
  const head = await app.request("http://localhost/fr/team", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const response = await app.request("http://localhost/fr/team", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  }
});

test("A3 an unknown API address is a 404 in JSON", async () => {
  const { get } = site();
  const response = await get("/api/nothing");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: expect.any(String) });
});
