import { expect, test } from "vitest";
import { site } from "../../../tests/site/whole-site.ts";

test.each([
  ["/language/fr/pricing", "fr", "/fr/pricing"],
  ["/language/en", "en", "/en"],
  ["/language/fr/crawlers/gptbot", "fr", "/fr/crawlers/gptbot"],
])("L2 %s remembers the choice and leads to the page", async (address, language, to) => {
  const response = await site().get(address);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(to);
  expect(response.headers.get("set-cookie")).toBe(
    `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("N4 the query of the page looked at comes along, and that of no other", async () => {
  const { get } = site();
  const from = (referer: string) => get("/language/fr/estimator", { referer });
  const redirect = await from("https://octroi.example/en/estimator?domain=a.com&traffic=5");
  expect(redirect.headers.get("location")).toBe("/fr/estimator?domain=a.com&traffic=5");
  for (const referer of ["https://octroi.example/en/pricing?x=1", "https://octroi.example/", "nonsense"]) {
    expect((await from(referer)).headers.get("location")).toBe("/fr/estimator");
  }
});

test("L2 a bare address stays, where the browser keeps the choice in a cookie", async () => {
  const { get } = site();
  const choose = (search: string, cookie?: string) =>
    get(`/language/fr/pricing${search}`, {
      referer: "https://octroi.example/pricing?plan=pro",
      ...(cookie && { cookie }),
    });
  expect((await choose("", "lang=en")).headers.get("location")).toBe("/pricing?plan=pro");
  // Nobody knows yet whether it keeps any: it is asked once more, and then either way there is an answer.
  const first = await choose("");
  expect(first.headers.get("set-cookie")).toContain("lang=fr;");
  expect(first.headers.get("location")).toBe("/language/fr/pricing?again");
  expect((await choose("?again", "lang=fr")).headers.get("location")).toBe("/pricing?plan=pro");
  expect((await choose("?again")).headers.get("location")).toBe("/fr/pricing?plan=pro");
});

test.each(["/language/de/pricing", "/language", "/language/", "/language//evil.example", "/language/fra"])(
  "%s chooses nothing",
  async (address) => {
    const response = await site().get(address);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect([308, 404]).toContain(response.status);
  },
);

test("no choice leads off the site", async () => {
  for (const path of ["//evil.example", "/\\evil.example", "/%2f/evil.example", "/@evil.example"]) {
    const headers = { referer: `https://evil.example${path}`, cookie: "lang=en" };
    for (const sent of [{}, headers]) {
      const location = (await site().get(`/language/fr${path}`, sent)).headers.get("location") ?? "";
      expect(new URL(location, "https://octroi.example").host).toBe("octroi.example");
    }
  }
});
