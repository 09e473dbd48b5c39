import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { parse } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { policy } from "../tests/policy.ts";
import { asks, userAgents } from "../tests/visits.ts";
import { octroi } from "./adapters/node.ts";
import { createGate } from "./gate.ts";
import { createLicenseKeys, issueLicense } from "./licenses.ts";
import { targetPaths } from "./target-paths.ts";

/** How handlers read `request.url` to find the page: each must be among the paths that the gate decides about. */
const readers: Readonly<Record<string, (target: string) => string | undefined>> = {
  "new URL(target, http)": (target) => URL.parse(target, "http://host")?.pathname,
  "new URL(target, https)": (target) => URL.parse(target, "https://host")?.pathname,
  "new URL(target)": (target) => (target.startsWith("/") ? undefined : URL.parse(target)?.pathname),
  "Express's parseurl": (target) => {
    // Node's HTTP parser takes no other scheme, and only with two slashes.
    if (!/^(?:\/|[a-z]+:\/\/)/i.test(target)) return undefined;
    const pathname =
      target.startsWith("/") && !target.includes("#") ? target.split("?")[0] : parse(target).pathname;
    // What is no port is taken for a path, and no page's begins with a colon.
    return pathname?.startsWith("/") && !pathname.startsWith("/:")
      ? URL.parse(`http://host${pathname}`)?.pathname
      : undefined;
  },
};

/** The same targets on every run (mulberry32). */
function* targets(count: number): Generator<string> {
  let state = 1;
  const random = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const starts = [
    "/",
    "/",
    "//",
    "/\\",
    "http://",
    "http:///",
    "https:////",
    "HTTP:\\\\",
    "ws:///",
    "h2c+x://",
  ];
  const parts = [
    "robots.txt",
    "articles",
    "/",
    "//",
    "\\",
    "..",
    ".",
    "%2e%2e",
    "%2F",
    "a",
    "?",
    "#",
    "@",
    ":",
    "x:80",
  ];
  for (let made = 0; made < count; made++) {
    let target = starts[random(starts.length)] ?? "/";
    for (let part = random(7); part >= 0; part--) target += parts[random(parts.length)];
    yield target;
  }
}

describe("a request's target", () => {
  test("is read in every way that a handler behind the gate reads it", () => {
    const missed: string[] = [];
    for (const target of targets(30_000)) {
      const paths = targetPaths(target).map(({ pathname }) => pathname);
      for (const [reader, read] of Object.entries(readers)) {
        const path = read(target);
        if (path?.startsWith("/") && !paths.includes(path)) missed.push(`${target} by ${reader}: ${path}`);
      }
    }
    expect(missed.slice(0, 5)).toEqual([]);
  });

  test("has one path, where all read the same", () => {
    for (const target of [
      "/articles/1?a=1",
      "http://a/articles/1?a=1",
      "https://a.example:80/articles/1?a=1#b",
    ]) {
      expect(targetPaths(target)).toEqual([{ pathname: "/articles/1", search: "?a=1" }]);
    }
  });
});

describe("a target that servers read in two ways", async () => {
  const { privateKey, publicKeys } = await createLicenseKeys();
  const targetsOfOnePage = [
    "http:///robots.txt/articles/1",
    "https:///.well-known/articles/1",
    "ws:///robots.txt/articles/1",
    "//robots.txt/articles/1",
    "/\\robots.txt/articles/1",
    "http:///articles/1",
  ];

  test.each(targetsOfOnePage)("%s is decided by the stricter reading", async (url) => {
    const gate = createGate({ policy, mode: "enforce" });
    const { method, headers } = asks({ as: userAgents.gptbot });
    expect((await gate.handle({ method, headers, url }))?.status).toBe(402);
  });

  test("is opened by a license for both readings alone", async () => {
    const terms = { issuer: policy.site.origin, audience: policy.site.origin, licensee: "OpenAI" };
    const dates = { from: new Date(0), until: new Date(Date.now() + 86_400_000) };
    const gate = createGate({ policy, mode: "enforce", licenseKeys: publicKeys });
    const statusFor = async (paths: string[]) => {
      const token = await issueLicense(privateKey, { ...terms, ...dates, paths });
      const { method, headers } = asks({
        as: userAgents.gptbot,
        headers: { authorization: `License ${token}` },
      });
      return (await gate.handle({ method, headers, url: "http:///free/articles/1" }))?.status;
    };
    expect(await statusFor(["/free/"])).toBe(402);
    expect(await statusFor(["/articles/"])).toBe(402);
    expect(await statusFor(["/"])).toBeUndefined();
  });

  const server = createServer(
    octroi({ policy, mode: "enforce" }, ({ url = "" }, response) => {
      response.end(`page ${new URL(url, "http://host").pathname}`);
    }),
  );
  beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
  afterAll(() => server.close());

  test.each(targetsOfOnePage)("%s does not lead a crawler past a Node server's gate", async (target) => {
    // A server that listens on a port has an address with one.
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nUser-Agent: GPTBot\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).split("\r\n")[0]).toBe("HTTP/1.1 402 Payment Required");
  });
});
