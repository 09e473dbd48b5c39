import { expect, test } from "vitest";
import { heldRenders, site } from "../../../tests/site/whole-site.ts";

const shared = "/en/estimator?domain=example.com&traffic=1.000.000";

test("N4 a complete address is answered with its estimate, for its visitor alone", async () => {
  const { get } = site();
  const response = await get(shared, { "accept-encoding": "br" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toContain("no-store");
  const html = await (await get(shared)).text();
  expect(html).toContain("1,000,000 visits per month");
  expect(html).toContain('<link rel="canonical" href="https://octroi.example/en/estimator"/>');
});

test("E2 a single visit is one", async () => {
  const { get } = site();
  const textAt = async (path: string) => (await get(`${path}?domain=a.com&traffic=1`)).text();
  expect(await textAt("/en/estimator")).toMatch(/\b1\svisit per month/);
  expect(await textAt("/fr/estimator")).toMatch(/\b1\svisite par mois/);
});

test("N4 an address that asks for nothing whole is the page everyone gets", async () => {
  const { get, renders } = site();
  for (const query of ["", "?utm=1", "?domain=a.com", "?traffic=5"]) {
    const html = await (await get(`/en/estimator${query}`)).text();
    expect(html).toContain("Your range will appear here.");
  }
  expect(renders()).toBe(1);
});

test("N4 a shared choice of crawlers is in the page before any script runs, and one that nobody could make is not", async () => {
  const { get } = site();
  const checked = async (query: string) => {
    const html = await (await get(`/fr/free-tools/robots-txt-generator${query}`)).text();
    const boxes = html.match(/<input[^>]*type="checkbox"[^>]*name="bots"[^>]*>/g) ?? [];
    return boxes
      .filter((box) => box.includes(" checked="))
      .flatMap((box) => /value="([^"]+)"/.exec(box)?.[1] ?? []);
  };
  expect(await checked("?bots=CCBot,GPTBot")).toEqual(["GPTBot", "CCBot"]);
  expect(await checked("?bots=none")).toEqual([]);
  expect(await checked("?bots=<script>")).toHaveLength(15);
  expect(await checked("?utm=1")).toHaveLength(15);
});

test("a page for one visitor says of its use what the page for everyone does", async () => {
  const { get } = site();
  const textAt = async (address: string) => {
    const page = await get(address);
    const [link] = /<link rel="license"[^>]*>/.exec(await page.text()) ?? [null];
    return [page.headers.get("content-usage"), page.headers.get("link"), link];
  };
  const forEveryone = await textAt("/en/estimator");
  expect(forEveryone).not.toContain(null);
  expect(await textAt(shared)).toEqual(forEveryone);
});

test("E1 an address with a wrong field says so, and shows back what it holds as text", async () => {
  const { get } = site();
  const domain = `"><script>alert(1)</script>\u0000`;
  const html = await (await get(`/fr/estimator?${new URLSearchParams({ domain, traffic: "0" })}`)).text();
  expect(html).toContain("Renseignez un domaine et un trafic valide.");
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain("<script>alert");
  const policy = (await get(`/fr/estimator?domain=a&traffic=0`)).headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self'");
});

test("a flood of estimates is computed as far as the queue goes, and the others get the page itself", async () => {
  const { held, release, render } = heldRenders();
  const { get } = site({ maxWaiting: 10, render });
  release();
  await get("/en/estimator");
  held();
  const flood = Array.from({ length: 100 }, (_, n) =>
    get(`/en/estimator?domain=site-${n}.example&traffic=1000`),
  );
  const answers: Response[] = [];
  for (const answer of flood) answer.then((response) => answers.push(response));
  await expect.poll(() => answers.length).toBe(89);
  for (const { status, headers } of answers) {
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
  }
  release();
  await Promise.all(flood);
  for (const { headers } of answers.slice(89)) expect(headers.get("cache-control")).toContain("private");
});
