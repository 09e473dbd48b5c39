import { resourceOf } from "@octroi/web/http/resource";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { Visitor } from "../../domain/access/decide.ts";
import { createMetrics } from "../operations/metrics.ts";
import { type ConsoleServices, createConsole } from "./console.ts";

const nobody: Visitor = { hasSession: false, hasAcceptedTerms: false, isFresh: false, role: undefined };
const owner: Visitor = { hasSession: true, hasAcceptedTerms: true, isFresh: true, role: "owner" };
const site = "abcdefghijklmn23";
const secret = "b".repeat(43);

function consoleFor(visitor: Visitor, changes: Partial<ConsoleServices> = {}) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const app = createConsole({
    url: new URL("https://console.octroi.example"),
    files: new Map([["/assets/a-1.css", resourceOf("a{}", { "content-type": "text/css" })]]),
    visitorOf: async () => visitor,
    sessionCookie: (token) => `session=${token}`,
    handlers: { visits: (c) => c.json({ accepted: 0 }), visitsByAddress: (c) => c.json({ accepted: 0 }) },
    pages: {
      answer: async (c) => c.html(`<h1>${c.get("route").id}</h1>`),
      refused: async (c, refusal) => c.html(`<h1>${refusal.kind}</h1>`, refusal.status),
    },
    ready: async () => true,
    metrics,
    log: pino({}, { write: (line: string) => lines.push(line) }),
    ...changes,
  });
  return { app, lines, metrics };
}

test("a page is answered with the headers of every answer, and kept by nobody", async () => {
  const { app } = consoleFor(owner);
  const response = await app.request("/sites");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Sites");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000",
  });
});

test("whoever is not signed in is led there, and comes back; a program is told so", async () => {
  const { app } = consoleFor(nobody);
  const response = await app.request(`/sites/${site}?days=7`);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/sign-in?next=%2Fsites%2F${site}%3Fdays%3D7`);
  expect((await app.request(`/sites/${site}/live`)).status).toBe(401);
});

test.each([
  ["/nowhere", 404],
  ["/sites/", 404],
  ["//sites", 404],
  ["/SITES", 404],
  ["/sites.data", 404],
  ["/sites/%", 400],
  ["/a\\b", 400],
])("%s is answered %i, whoever asks", async (path, status) => {
  for (const visitor of [nobody, owner]) {
    const { app } = consoleFor(visitor);
    // As a server sends it on: a Request would have it resolved.
    const incoming = { incoming: { url: path } };
    expect((await app.request("https://console.octroi.example/", {}, incoming)).status).toBe(status);
  }
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "%s from another site's page is refused before it is asked who sends it",
  async (method) => {
    const { app } = consoleFor(owner, {
      visitorOf: async () => {
        throw new Error("asked");
      },
    });
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) {
      for (const path of ["/sites/new", "/sign-out", "/nowhere"]) {
        expect((await app.request(path, { method, headers })).status).toBe(403);
      }
    }
  },
);

test("a connector has no origin, and a page of another site may not read what it gets", async () => {
  const { app } = consoleFor(nobody);
  const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const response = await app.request("/v1/visits", { method: "POST", headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("what a route does not take is 405, with what it takes", async () => {
  const { app } = consoleFor(owner);
  const response = await app.request("/sites", { method: "DELETE" });
  expect(response.status).toBe(405);
  const data = await app.request("/v1/visits");
  expect([data.status, data.headers.get("allow"), await data.json()]).toEqual([
    405,
    "POST",
    { error: "method" },
  ]);
});

test("neither log nor metrics hold a site, a secret, a token or what was mistyped", async () => {
  const { app, lines, metrics } = consoleFor(nobody);
  const paths = [
    `/v1/visits/${site}/${secret}`,
    `/v1/visits/${site}/${secret}/`,
    `/invitation/0b8a6c1e-9f0d-4c40-8d5e-2f8f5f6f7a8b/${secret}?email=ada@example.com`,
    `/sites/${site}/crawlers/GPTBot`,
  ];
  for (const path of paths) await app.request(path, { method: "POST" });
  const text = await metrics.text({ ready: true, connections: 0, stored: undefined });
  expect(lines).toHaveLength(paths.length);
  for (const kept of [lines.join(""), text]) {
    for (const part of [site, secret, "ada@example.com", "0b8a6c1e"]) expect(kept).not.toContain(part);
  }
  expect(lines.join("")).toContain('"path":"/v1/visits/:site/:secret"');
  expect(text).toContain('route="/invitation/:invitation/:token"');
});

test("storage that does not answer is 503 and says when to come back; a mistake of ours is 500 and quotes nobody", async () => {
  const failing = (error: Error) =>
    consoleFor(owner, {
      handlers: {
        visits: () => {
          throw error;
        },
      },
    });
  const away = failing(Object.assign(new Error("disk"), { errcode: 13, code: "ERR_SQLITE_ERROR" }));
  const unavailable = await away.app.request("/v1/visits", { method: "POST" });
  expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "5"]);
  const { app, lines } = failing(new TypeError("no such person: ada@example.com"));
  expect((await app.request("/v1/visits", { method: "POST" })).status).toBe(500);
  expect(lines.join("")).toContain("request failed");
  expect(lines.join("")).not.toContain("ada@example.com");
});

test("where not even a page that says so can be made, two sentences do", async () => {
  const { app } = consoleFor(owner, {
    pages: {
      answer: async () => {
        throw new TypeError("broken");
      },
      refused: async () => {
        throw new TypeError("broken too");
      },
    },
  });
  const response = await app.request("/sites");
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Something failed");
});

test("health says when the server is about to end, readiness when storage takes no writes", async () => {
  let stopping = false;
  const { app } = consoleFor(nobody, { isStopping: () => stopping, ready: async () => !stopping });
  expect([(await app.request("/healthz")).status, (await app.request("/readyz")).status]).toEqual([200, 200]);
  stopping = true;
  expect([(await app.request("/healthz")).status, (await app.request("/readyz")).status]).toEqual([503, 503]);
});

test("the counters are shown to whoever knows the token, and without one to nobody", async () => {
  const asked = { headers: { authorization: "Bearer 0123456789abcdef" } };
  expect((await consoleFor(owner).app.request("/metrics", asked)).status).toBe(404);
  const metricsPage = { token: "0123456789abcdef", text: async () => "octroi_ready 1\n" };
  const { app } = consoleFor(owner, { metricsPage });
  expect((await app.request("/metrics")).status).toBe(401);
  expect(await (await app.request("/metrics", asked)).text()).toBe("octroi_ready 1\n");
});

test("a session’s next token is handed over beside other cookies, but for a session that has just begun or ended", async () => {
  const cookiesOf = async (cookie: string) => {
    const { app } = consoleFor(owner, {
      visitorOf: async (c) => {
        c.set("nextToken", "next");
        return owner;
      },
      pages: {
        answer: async (c) => c.html("", 200, { "set-cookie": cookie }),
        refused: async (c) => c.html(""),
      },
    });
    return (await app.request("/sites")).headers.getSetCookie();
  };
  expect(await cookiesOf("challenge=1")).toEqual(["challenge=1", "session=next"]);
  expect(await cookiesOf("session=")).toEqual(["session="]);
});

test("built files are answered to everyone, and may be kept", async () => {
  const response = await consoleFor(nobody).app.request("/assets/a-1.css");
  expect([response.status, await response.text()]).toEqual([200, "a{}"]);
});
