import { expect, test } from "vitest";
import { waitlist } from "../../app/content/waitlist.ts";
import { services, site } from "../../tests/whole-site.ts";
import type { Line } from "../operations/log-output.ts";

const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada.form@example.com" };

async function post(
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  whole = site(),
  address = "/api/waitlist?lang=en",
): Promise<Response> {
  return fetch((await whole.address()) + address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: typeof fields === "string" ? fields : String(new URLSearchParams(fields)),
  });
}

test("N3 a form posted without script is answered by a page, kept by nobody", async () => {
  const response = await post(ada);
  expect(response.status).toBe(201);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(response.headers.get("content-language")).toBe("en");
  const html = await response.text();
  expect(html).toContain(waitlist.en.success);
  expect(html).not.toContain("ada.form");
});

test("N3 the page is in the language of the form, else in the browser's", async () => {
  const french = await post(ada, { "accept-language": "en" }, site(), "/api/waitlist?lang=fr");
  expect(await french.text()).toContain(waitlist.fr.success);
  const own = await post(ada, { "accept-language": "fr" }, site(), "/api/waitlist");
  expect(await own.text()).toContain(waitlist.fr.success);
});

test("N3 a refused form comes back with what was typed and what is wrong", async () => {
  const response = await post({ ...ada, email: "nobody", website: `"><script>alert(1)</script>` });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("This e-mail address is not valid.");
  expect(html).toContain('value="Ada"');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain("<script");
  expect(response.headers.get("content-security-policy")).not.toContain("sha256-47DEQ");
});

test.each([
  ["403 from another site", 403, ada, { "sec-fetch-site": "cross-site" }],
  ["413 over 16 KiB", 413, { ...ada, website: "x".repeat(17_000) }, {}],
])("A3 %s is a page too", async (_, status, fields, headers) => {
  const response = await post(fields, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toContain('role="alert"><p');
});

test("A3 429 and 503 are pages too, with when to come back", async () => {
  const refused = async () => ({ allowed: false, retryAfterSeconds: 30 }) as const;
  const busy = await post(ada, {}, site({ api: { ...services.api, signupLimits: [refused] } }));
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "30"]);
  expect(await busy.text()).toContain("Too many requests");

  const broken = { ...services.api.waitlist, add: () => Promise.reject(new Error("disk")) };
  const away = await post(ada, {}, site({ api: { ...services.api, waitlist: broken } }));
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await away.text()).toContain('value="ada.form@example.com"');
});

test("A3 JSON callers are refused in JSON as before, and other forms are not taken", async () => {
  for (const [type, status] of [
    ["application/json", 400],
    ["multipart/form-data", 415],
    ["text/plain", 415],
  ] as const) {
    const response = await post("nonsense", { "content-type": type });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
  }
  const estimator = await post("domain=a", {}, site(), "/api/estimator");
  expect(estimator.status).toBe(415);
});

test("a robot that fills the trap is told yes on the same page, and stored nowhere", async () => {
  const stored: string[] = [];
  const list = {
    ...services.api.waitlist,
    add: async ({ email }: { email: string }) => void stored.push(email),
  };
  const whole = site({ api: { ...services.api, waitlist: list } });
  const trapped = await post({ ...ada, subject: "Buy now" }, {}, whole);
  expect(trapped.status).toBe(201);
  expect(stored).toEqual([]);
  expect(await trapped.text()).toBe(await (await post(ada, {}, whole)).text());
  expect(stored).toEqual([ada.email]);
});

test("nothing typed reaches the log", async () => {
  const lines: string[] = [];
  const output = { write: (line: Line) => void lines.push(String(line)) };
  await post({ ...ada, email: "wrong" }, {}, site({ output }));
  await post(ada, {}, site({ output }));
  expect(lines.join("")).toContain("/api/waitlist");
  expect(lines.join("")).not.toMatch(/Ada|Lovelace|ada\.form|wrong/);
});

test("what needs no typing shown is rendered once; a flood of the rest waits in a line that ends", async () => {
  const whole = site({ api: { ...services.api, signupLimits: [] } });
  for (let n = 0; n < 5; n += 1) await post(ada, {}, whole);
  expect(whole.renders()).toBe(1);
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, n) => post({ ...ada, email: `wrong ${n}` }, {}, whole)),
  );
  expect(flood.map(({ status }) => status)).toEqual(flood.map(() => 400));
  // One at a time, forty in line, and the page without anything typed for all others.
  expect(whole.renders()).toBeLessThan(flood.length);
});
