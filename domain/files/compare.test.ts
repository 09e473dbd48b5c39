import { preset } from "@octroi/policy";
import { expect, test } from "vitest";
import { comparedFiles, robotsToServe } from "./compare.ts";
import { isServed, publishedFiles } from "./published-files.ts";
import type { FileRead } from "./site-files.ts";

const origin = "https://example.com";
const policy = {
  ...preset("search-not-training", { origin }),
  license: { url: `${origin}/license.xml` },
  mining: { reservations: [{ reserved: true }] },
} as const;
const published = publishedFiles(policy);
const [robots, license, reservation] = published.filter(isServed);

/** How the files stand where the site serves these in place of its own. */
function states(served: Readonly<Record<string, string>>) {
  const files = published.filter(isServed).map(({ path, text }): FileRead => {
    const given = served[path] ?? text;
    return given === "" ? { path, outcome: "none", text: "" } : { path, outcome: "read", text: given };
  });
  return comparedFiles(published, { readAt: "2026-11-18T00:00:00Z", files });
}

test("a policy has every form, each with an id of its own", () => {
  expect(published.length).toBeGreaterThan(10);
  expect(new Set(published.map(({ id }) => id)).size).toBe(published.length);
  expect([robots?.path, license?.path, reservation?.path]).toEqual([
    "/robots.txt",
    "/license.xml",
    "/.well-known/tdmrep.json",
  ]);
});

test("files that say the same are served, however they are spaced and whatever else they say", () => {
  const same = states({
    "/robots.txt": `User-agent: *\r\nDisallow: /wp-admin/\r\n\r\n${robots?.text}\nSitemap: ${origin}/map.xml\n`,
    "/license.xml": license?.text.replaceAll("\n", "\n\n") ?? "",
    "/.well-known/tdmrep.json": JSON.stringify(JSON.parse(reservation?.text ?? "")),
  });
  expect(same.map(({ state }) => state)).toEqual(["served", "served", "served"]);
});

test("what another file opens, closes or leaves out is named", () => {
  const [open] = states({ "/robots.txt": `${robots?.text}\nUser-agent: GPTBot\nAllow: /\n` });
  expect(open).toMatchObject({
    state: "otherwise",
    differences: { open: ["GPTBot"], closed: [], lines: [] },
  });
  const own = states({ "/robots.txt": "User-agent: *\nDisallow: /cart/\n" })[0];
  expect(own?.state).toBe("otherwise");
  expect(own?.differences.open).toContain("GPTBot");
  expect(own?.differences.lines).toContainEqual(expect.stringMatching(/^content-signal: /));
  const closing = publishedFiles({
    ...preset("allow-all", { origin }),
    rules: [{ who: { crawler: ["GPTBot"] }, action: "limit", limit: { visits: 1, per: "minute" } }],
  });
  const [closed] = comparedFiles(closing, {
    readAt: "",
    files: [{ path: "/robots.txt", outcome: "read", text: "User-agent: *\nDisallow: /\n" }],
  });
  expect(closed?.differences.closed).toEqual(["GPTBot"]);
});

test("nothing there, nothing read and nothing asked are three things", () => {
  expect(states({ "/license.xml": "" })[1]?.state).toBe("missing");
  expect(states({ "/license.xml": "<rsl xmlns='https://rslstandard.org/rsl'></rsl>" })[1]?.state).toBe(
    "otherwise",
  );
  const unread = comparedFiles(published, {
    readAt: "",
    files: [{ path: "/robots.txt", outcome: "unread", text: "" }],
  });
  expect(unread.map(({ state }) => state)).toEqual(["unread", undefined, undefined]);
  expect(comparedFiles(published, undefined)[0]?.state).toBeUndefined();
});

test("the robots.txt to take keeps the site’s lines, and then says the rules", () => {
  if (robots === undefined) throw new Error("Expected a robots.txt");
  const read = { path: "/robots.txt", outcome: "read", text: "User-agent: *\nDisallow: /cart/\n" } as const;
  const file = robotsToServe(robots, read);
  expect(file).toContain("Disallow: /cart/\n");
  expect(states({ "/robots.txt": file })[0]?.state).toBe("served");
  expect(robotsToServe(robots, { ...read, text: file })).toBe(file);
  expect(robotsToServe(robots, undefined)).toBe(robots.text);
});
