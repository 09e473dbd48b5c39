import fc from "fast-check";
import { expect, test } from "vitest";
import { heldRenders, site } from "../../../tests/site/whole-site.ts";

test("all unknown addresses are one page, rendered once for a language and a route", async () => {
  const { get, renders } = site();
  const paths = ["/fr/a", "/fr/b/c", "/fr/d.php", "/fr/%3Cscript%3E", "/fr/pricing/x", "/fr/fr/pricing"];
  const pages = await Promise.all(paths.map((path) => get(path, { "accept-encoding": "br" })));
  const bodies = await Promise.all(pages.map(async (page) => [page.status, await page.text()]));
  expect(new Set(bodies.map(([status]) => status))).toEqual(new Set([404]));
  expect(new Set(bodies.map(([, body]) => body)).size).toBe(1);
  expect(renders()).toBe(1);
});

test("what somebody typed is in nobody’s page", async () => {
  const { get } = site();
  await get("/xylophone/quagga");
  expect(await (await get("/zeppelin/okapi")).text()).not.toMatch(/xylophone|quagga|zeppelin|okapi/);
});

test("an unknown address is answered by what would have been there", async () => {
  const { get, renders } = site();
  for (const [path, sentence] of [
    ["/fr/documentation/x", "Cette page n’est pas encore disponible."],
    ["/fr/usecase/x/y", "Ce use case n’existe pas encore."],
    ["/fr/use-cases/x", "404"],
    ["/de/pricing", "404"],
    ["/de/documentation/x", "404"],
    ["/fr/fr/pricing", "404"],
  ] as const) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain(sentence);
  }
  expect(renders()).toBeLessThanOrEqual(5);
});

test("a page’s data is nobody’s address", async () => {
  const { get } = site();
  for (const path of ["/_.data", "/fr/why.data", "/fr/crawlers/x.data", "/fr/crawlers/gptbot.data"]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get("content-type"), path).toContain("text/html");
  }
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

test("a flood of unknown crawlers is refused, and everything else is answered meanwhile", async () => {
  const { held, release, render } = heldRenders();
  const { get } = site({ maxWaiting: 10, render });
  release();
  await get("/fr/pricing");
  held();
  const flood = Array.from({ length: 100 }, (_, n) => get(`/fr/crawlers/no-such-${n}`));
  const statuses: number[] = [];
  for (const answer of flood) answer.then(({ status }) => statuses.push(status));
  // One is being rendered, ten wait.
  await expect.poll(() => statuses).toEqual(Array(89).fill(503));
  for (const path of ["/healthz", "/fr/pricing"]) expect((await get(path)).status).toBe(200);
  release();
  await Promise.all(flood);
  expect(statuses.slice(89)).toEqual(Array(11).fill(404));
});

test("another way to write a crawler’s name is redirected without rendering anything", async () => {
  const { get, renders } = site();
  for (const path of ["GPTBot", "gPtBoT", "meta!!!ExternalAgent", "meta%20externalagent"]) {
    const response = await get(`/fr/crawlers/${path}?a=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toMatch(/^\/fr\/crawlers\/[a-z-]+\?a=1$/);
  }
  expect(renders()).toBe(0);
});

test("names that no crawler has are not found, however long or odd", async () => {
  const { get } = site();
  for (const name of ["x".repeat(4000), "%3Cscript%3E", "..%2f", "__proto__", "toString"]) {
    expect((await get(`/fr/crawlers/${name}`)).status, name).toBe(404);
  }
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
  "/fr/crawlers/meta%252Fexternalagent",
])("bad input: %s is a page or a 4xx", async (path) => {
  const { get } = site();
  expect((await get(path)).status).toBeLessThan(500);
});

test("pages take GET and HEAD only", async () => {
  const { get } = site();
  const head = await get("/fr/team", {}, "HEAD");
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const response = await get("/fr/team", {}, method);
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
