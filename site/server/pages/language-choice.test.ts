import { expect, test } from "vitest";
import { site } from "../../tests/whole-site.ts";

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
  const kept = await from("https://octroi.example/en/estimator?domain=a.com&traffic=5");
  expect(kept.headers.get("location")).toBe("/fr/estimator?domain=a.com&traffic=5");
  for (const referer of ["https://octroi.example/en/pricing?x=1", "https://octroi.example/", "nonsense"]) {
    expect((await from(referer)).headers.get("location")).toBe("/fr/estimator");
  }
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
    const location = (await site().get(`/language/fr${path}`)).headers.get("location") ?? "";
    expect(new URL(location, "https://octroi.example").host).toBe("octroi.example");
  }
});
