import type { RequestListener } from "node:http";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { cachedGlance, siteGlance } from "./glance.ts";

const agent = "Octroi-SiteCheck/1.0 (+https://octroi.example/free-tools/site-check)";

/** A site with a robots.txt, or none, and a home page. */
function site(robots: string | undefined, page = "<p>Hello</p>"): RequestListener {
  return (request, response) => {
    if (request.url === "/robots.txt") response.writeHead(robots === undefined ? 404 : 200).end(robots);
    else response.writeHead(200, { "content-type": "text/html" }).end(page);
  };
}

async function glanceAt(https: RequestListener) {
  await using web = await localWeb({ https });
  const glance = await siteGlance(agent, web.network)("example.com");
  return { glance, asked: web.requests.map(({ url }) => url) };
}

test("a robots.txt that closes the site to AI crawlers is counted, and who may search is not", async () => {
  const { glance } = await glanceAt(site("User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n"));
  expect(glance.robots).toMatchObject({ closed: 2, all: expect.any(Number) });
  const { glance: open } = await glanceAt(site("User-agent: DuckDuckBot\nDisallow: /\n"));
  expect(open.robots).toMatchObject({ closed: 0 });
});

test("a site is known by what its home page shows, where there is no robots.txt too", async () => {
  const page = '<link href="https://example.com/wp-content/themes/x/style.css">';
  expect((await glanceAt(site(undefined, page))).glance).toEqual({
    robots: "missing",
    platform: "wordpress",
  });
  expect((await glanceAt(site(undefined))).glance).toEqual({ robots: "missing", platform: undefined });
});

test("a site that turns our reader away by name is not read any further", async () => {
  const { glance, asked } = await glanceAt(site("User-agent: Octroi-SiteCheck\nDisallow: /\n"));
  expect(glance.platform).toBeUndefined();
  expect(asked).toEqual(["https://example.com/robots.txt"]);
});

test("a host on a private network is not asked for anything", async () => {
  await using web = await localWeb({ https: site(""), resolve: () => ["192.168.0.1"] });
  const glance = await siteGlance(agent, web.network)("example.com");
  expect(glance).toEqual({ robots: "unreachable", platform: undefined });
  expect(web.requests).toEqual([]);
});

test("a site is looked at once a minute, whoever asks, and a failure is no answer for the page to fail on", async () => {
  let looks = 0;
  const glance = cachedGlance(async () => {
    looks += 1;
    throw new Error("failed");
  });
  for (const client of ["a", "b"]) {
    expect(await glance("example.com", client)).toEqual({ robots: "unreachable", platform: undefined });
  }
  expect(looks).toBe(1);
});
