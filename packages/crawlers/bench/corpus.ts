import { crawlers } from "../src/registry.ts";
import { printRobots } from "../src/robots.ts";

/** Files such as publishers have: a few rules for everyone, and AI crawlers shut out by name. */
export const publisherFiles: readonly string[] = Array.from({ length: 50 }, (_, file) => {
  const named = crawlers.flatMap(({ robotsToken }) => robotsToken ?? []).slice(file, file + 10 + file);
  return printRobots({
    header: ["Rules for crawlers", `Edition ${file}`],
    groups: [
      {
        agents: ["*"],
        rules: [
          { disallow: "/wp-admin/" },
          { allow: "/wp-admin/admin-ajax.php" },
          { disallow: "/*?s=" },
          { disallow: "/*.json$" },
          ...Array.from({ length: file }, (_, rule) => ({ disallow: `/archives/${rule}/*/print` })),
        ],
      },
      ...named.map((agent) => ({ agents: [agent], rules: [{ disallow: "/" }, { allow: "/press/" }] })),
    ],
    sitemaps: ["https://example.com/sitemap.xml"],
  });
});

/** One file as long as a crawler has to read. */
export const largeFile: string = printRobots({
  groups: [
    {
      agents: ["*"],
      rules: Array.from({ length: 18_000 }, (_, rule) => ({ disallow: `/section-${rule}/page` })),
    },
  ],
}).slice(0, 500 * 1024);

/** Enough crawlers for a page that shows what a file says to each. */
export const hundredAgents: readonly string[] = crawlers.slice(0, 100).map(({ token }) => token);

export const requests: readonly { readonly agent: string; readonly path: string }[] = [
  "GPTBot",
  "ClaudeBot",
  "Googlebot",
  "SomeoneElse",
].flatMap((agent) =>
  [
    "/",
    "/2025/10/an-article-with-a-long-title",
    "/wp-admin/x",
    "/?s=search",
    "/data.json",
    "/archives/7/a/print",
  ].map((path) => ({ agent, path })),
);

const browsers = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
];

/** As in a server's log: one visit in three is a crawler's. */
export const headers: readonly string[] = crawlers.flatMap(({ userAgent }, index) =>
  userAgent
    ? [userAgent.header, ...[0, 1].map((next) => browsers[(index + next) % browsers.length] ?? "")]
    : [],
);
