import { describe, expect, test, vi } from "vitest";
import { policy } from "../tests/policy.ts";
import { signature } from "../tests/sign.ts";
import { asks, userAgents } from "../tests/visits.ts";
import { createGate } from "./gate.ts";

/** A request whose parts fail when they are looked at, as those of a broken runtime might. */
function broken(part: "url" | "headers") {
  const request = asks({ as: userAgents.bytespider });
  return new Proxy(request, {
    get(target, name) {
      if (name === part) throw new Error(`no ${part}`);
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

describe("whatever fails, the visitor gets the page and the failure is told", () => {
  test.each(["url", "headers"] as const)("a request without %s", async (part) => {
    const failed = vi.fn();
    const gate = createGate({ policy, mode: "enforce", failed });
    expect(await gate.handle(broken(part))).toBeUndefined();
    expect(String(failed.mock.calls)).toContain(`no ${part}`);
    const page = await gate.protect(broken(part), {}, () => new Response("page"));
    expect(await page.text()).toBe("page");
  });

  test("a signature that cannot be checked: the visit is decided as if it were not signed", async () => {
    const failed = vi.fn();
    const gate = createGate({ policy, mode: "enforce", failed });
    const { url, headers } = asks({ as: userAgents.bytespider, headers: await signature() });
    const unlistable = {
      get: (name: string) => headers.get(name),
      [Symbol.iterator](): never {
        throw new Error("no list of headers");
      },
    };
    const response = await gate.handle({ method: "GET", url, headers: unlistable });
    expect(response?.status).toBe(403);
    expect(String(failed.mock.calls)).toContain("no list of headers");
  });

  test("a clock that is broken", async () => {
    const failed = vi.fn();
    const now = () => Number.NaN;
    const gate = createGate({ policy, mode: "enforce", failed, now, report: () => {} });
    const page = await gate.protect(asks({ as: userAgents.perplexity }), {}, () => new Response("page"));
    expect(await page.text()).toBe("page");
    expect(failed).toHaveBeenCalledOnce();
  });

  test("whoever listens to failures", async () => {
    const failed = () => {
      throw new Error("deaf");
    };
    const gate = createGate({ policy: "{", mode: "enforce", failed });
    expect(await gate.handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
  });

  test("a runtime's waitUntil", async () => {
    const failed = vi.fn();
    const gate = createGate({ policy, failed, report: () => {} });
    const waitUntil = () => {
      throw new Error("too late");
    };
    expect(await gate.handle(asks({ as: userAgents.perplexity }), { waitUntil })).toBeUndefined();
    expect(String(failed.mock.calls)).toContain("too late");
    await gate.flush();
  });

  test("the same failure a thousand times is told once", async () => {
    const failed = vi.fn();
    const gate = createGate({ policy, mode: "enforce", failed });
    for (let visit = 0; visit < 1000; visit++) await gate.handle(broken("url"));
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe("what strangers send", () => {
  const gate = createGate({ policy, mode: "enforce", failed: (error) => expect.fail(String(error)) });

  test.each(
    Object.entries({
      "16 KB of one letter": "a".repeat(16_384),
      "16 KB of a name's beginning": "GPTBo".repeat(3276),
      "16 KB of brackets": "(".repeat(16_384),
      "16 KB of spaces": ` ${" ".repeat(16_382)}x`,
      "a name after 16 KB": `${"x ".repeat(8192)}Bytespider`,
      "a format string": "%s%n$\u007Bjndi:ldap://x}",
      "another's letters": "Вytespider é Ω".replace(/[^ -~]/g, (letter) => encodeURIComponent(letter)),
    }),
  )("a User-Agent of %s passes", async (_, as) => {
    expect(await gate.handle(asks({ as }))).toBeUndefined();
  });

  test("a name among hostile text is still that name", async () => {
    const as = `Mozilla/5.0 (${"x;".repeat(200)} Bytespider; <script>)`;
    expect((await gate.handle(asks({ as })))?.status).toBe(403);
  });

  test("headers of 16 KB change nothing about the answer", async () => {
    const long = "x".repeat(16_384);
    const headers = { accept: long, "accept-language": long, authorization: long, cookie: long };
    expect((await gate.handle(asks({ as: userAgents.gptbot, headers })))?.status).toBe(402);
  });

  test("a host that makes no address does not keep a visit from being decided", async () => {
    const { method, headers } = asks({ as: userAgents.bytespider });
    for (const host of ["example.com:99999", "exa mple", "[", ""]) {
      const visit = { method, headers, url: `http://${host}/articles/1` };
      expect((await gate.handle(visit))?.status).toBe(403);
    }
  });

  test("a whole address is decided by its path, however its host ends", async () => {
    const { method, headers } = asks({ as: userAgents.gptbot });
    for (const url of ["http:///articles/1", "http://a\\articles/1", "http://a/articles/1", "/articles/1"]) {
      expect((await gate.handle({ method, headers, url }))?.status).toBe(402);
    }
  });

  test("a path of dots is decided as the page that it leads to", async () => {
    const paths = [
      "/.well-known/../articles/1",
      "/.well-known/%2e%2e/articles/1",
      "/robots.txt/../articles/1",
    ];
    for (const path of paths) {
      expect((await gate.handle(asks({ as: userAgents.gptbot, path })))?.status).toBe(402);
    }
  });

  test("a license written with letters that no header may hold is linked all the same", async () => {
    const accented = { ...policy, license: { url: "https://example.com/licença.xml" } };
    const { handle } = createGate({ policy: accented, mode: "enforce" });
    const response = await handle(asks({ as: userAgents.gptbot }));
    expect(response?.headers.get("link")).toContain("/licen%C3%A7a.xml>");
  });
});
