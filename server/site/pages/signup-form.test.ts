import { expect, test } from "vitest";
import { waitlist } from "../../../site/app/content/waitlist.ts";
import { waitlistPage } from "../../../site/app/content/waitlist-page.ts";
import { heldRenders, services, site } from "../../../tests/site/whole-site.ts";

const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada.form@example.com" };

async function post(
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  whole = site(),
  address = "/en/waitlist",
): Promise<Response> {
  return fetch((await whole.address()) + address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: typeof fields === "string" ? fields : String(new URLSearchParams(fields)),
    redirect: "manual",
  });
}

const headingIn = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

test("N3 a form posted without script leads to a page that everyone gets, with script", async () => {
  const whole = site();
  const response = await post(ada, {}, whole);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/en/waitlist?joined");
  const page = await whole.get("/en/waitlist?joined");
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(headingIn(html)).toBe(waitlistPage.en.done.heading);
  expect(html).toContain("<script");
  expect(html).not.toContain("ada.form");
  await whole.get("/en/waitlist?joined");
  expect(whole.renders()).toBe(1);
  expect(headingIn(await (await whole.get("/en/waitlist")).text())).toBe(waitlist.en.title);
});

test("N3 a bare address stays bare, and is answered in the browser's language", async () => {
  const whole = site();
  const posted = await post(ada, { "accept-language": "fr" }, whole, "/waitlist");
  expect(posted.headers.get("location")).toBe("/waitlist?joined");
  const page = await whole.get("/waitlist?joined", { "accept-language": "fr" });
  expect(headingIn(await page.text())).toBe(waitlistPage.fr.done.heading);
});

test("N3 a refused form comes back with what was typed and what is wrong", async () => {
  const response = await post({ ...ada, email: "nobody", website: `"><script>alert(1)</script>` });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("This e-mail address is not valid.");
  expect(html).toContain('value="Ada"');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(html).not.toContain("<script>alert");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
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
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data", 415],
    ["text/plain", 415],
  ] as const) {
    const response = await post("nonsense", { "content-type": type }, site(), "/api/waitlist");
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
  }
  const page = await post("nonsense", { "content-type": "text/plain" });
  expect([page.status, page.headers.get("content-type")]).toEqual([415, "text/html; charset=utf-8"]);
});

test("a robot that fills the trap is led to the same page, and stored nowhere", async () => {
  const stored: string[] = [];
  const list = {
    ...services.api.waitlist,
    add: async ({ email }: { email: string }) => void stored.push(email),
  };
  const whole = site({ api: { ...services.api, waitlist: list } });
  const trapped = await post({ ...ada, subject: "Buy now" }, {}, whole);
  expect([trapped.status, trapped.headers.get("location")]).toEqual([303, "/en/waitlist?joined"]);
  expect(stored).toEqual([]);
  expect((await post(ada, {}, whole)).status).toBe(303);
  expect(stored).toEqual([ada.email]);
});

test("nothing typed reaches the log", async () => {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  await post({ ...ada, email: "wrong" }, {}, site({ output }));
  await post(ada, {}, site({ output }));
  expect(lines.join("")).toContain("/en/waitlist");
  expect(lines.join("")).not.toMatch(/Ada|Lovelace|ada\.form|wrong/);
});

test("a flood of refused forms is answered: with the page as far as the queue goes, then with the sentence", async () => {
  const { release, render } = heldRenders();
  const whole = site({ api: { ...services.api, signupLimits: [] }, maxWaiting: 10, render });
  const flood = Array.from({ length: 30 }, (_, n) => post({ ...ada, email: `wrong ${n}` }, {}, whole));
  const types: (string | null)[] = [];
  for (const answer of flood) answer.then(({ headers }) => types.push(headers.get("content-type")));
  await expect.poll(() => types).toEqual(Array(19).fill("text/plain; charset=UTF-8"));
  release();
  for (const { status } of await Promise.all(flood)) expect(status).toBe(400);
  expect(types.slice(19)).toEqual(Array(11).fill("text/html; charset=utf-8"));
});
