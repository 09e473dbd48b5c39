import type { RequestListener } from "node:http";

/** What one address of a site answers with. */
interface Served {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

type Site = Readonly<Record<string, Served | RequestListener>>;

const text = (body: string, type = "text/plain; charset=utf-8"): Served => ({ type, body });
const rsl = (body: string | Uint8Array, type = "application/rsl+xml"): Served => ({ type, body });
const html = (head: string, headers: Record<string, string> = {}): Served => ({
  type: "text/html; charset=utf-8",
  headers,
  body: `<!doctype html><html><head><title>A site</title>${head}</head><body>Hello</body></html>`,
});
const json = (value: unknown): Served => ({ type: "application/json", body: JSON.stringify(value) });
const open = text("User-agent: *\nAllow: /\n");
const home = html("");
const licensed = (license: string) =>
  `<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license>${license}</license></content></rsl>`;
const naming = (name: string) =>
  text(`License: https://${name}.example.com/license.xml\n\nUser-agent: *\nAllow: /\n`);

/** As much as anyone likes to read: a page of fifty megabytes. */
const fiftyMegabytes: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" });
  response.write("<!doctype html><html><head><title>Long</title></head><body>");
  let left = 50;
  const more = () => {
    while (left-- > 0) if (!response.write("x".repeat(1024 * 1024))) return void response.once("drain", more);
    response.end();
  };
  more();
};

/** Sites by the first label of their name under example.com, each with faults that are known. */
export const faultySites: Readonly<Record<string, Site>> = {
  healthy: {
    "/robots.txt": text("User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n"),
    "/": html(""),
    "/.well-known/tdmrep.json": json([{ location: "/", "tdm-reservation": 1 }]),
  },
  "one-page-app": { "*": home },
  "wrong-types": {
    "/robots.txt": text("User-agent: *\nAllow: /\n", "application/octet-stream"),
    "/": home,
    "/.well-known/tdmrep.json": text('[{"location":"/","tdm-reservation":1}]'),
    "/llms.txt": text("# A site", "application/pdf"),
  },
  "inverted-names": {
    "/robots.txt": text("User-agent: *\nContent-Signal: train-ai=no\nContent-Usage: ai-train=n\nAllow: /\n"),
    "/": home,
  },
  "legacy-tokens": {
    "/robots.txt": text("User-agent: anthropic-ai\nUser-agent: Claude-Web\nDisallow: /\n"),
    "/": home,
  },
  "unreachable-rules": {
    "/robots.txt": text(
      "Disallow: /private\n\nUser-agent: GPT-Bot\nDisallow: /\n\nUser-agent: *\nDisallow: admin\nAllow: /a\nDisallow: /a\n",
    ),
    "/": home,
  },
  contradicting: {
    "/robots.txt": text("User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n"),
    "/": html("", { "content-usage": "train-ai=y" }),
    "/.well-known/tdmrep.json": json([{ location: "/", "tdm-reservation": 0 }]),
  },
  "search-closed": { "/robots.txt": text("User-agent: *\nDisallow: /\n"), "/": home },
  "in-trouble": { "/robots.txt": { status: 503 }, "/": home },
  "kept-from-crawlers": { "/robots.txt": { status: 403, body: "Forbidden" }, "/": { status: 403 } },
  "nothing-there": { "/": home },
  "license-with-entities": {
    "/robots.txt": naming("license-with-entities"),
    "/": home,
    "/license.xml": rsl(
      '<!DOCTYPE rsl [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><rsl xmlns="https://rslstandard.org/rsl">&b;&f;</rsl>',
    ),
  },
  "license-is-a-page": {
    "/robots.txt": naming("license-is-a-page"),
    "/": html("", { link: '<https://license-is-a-page.example.com/other.xml>; rel="license"' }),
    "/license.xml": home,
  },
  "license-for-sale": {
    "/robots.txt": naming("license-for-sale"),
    "/": home,
    "/license.xml": rsl(
      licensed(
        '<permits type="usage">search ai-train ai-input ai-index</permits><payment type="crawl"><amount currency="EUR">0.01</amount></payment>',
      ),
      "text/xml",
    ),
  },
  "broken-tdmrep": {
    "/robots.txt": open,
    "/": html('<meta name="tdm_reservation" content="1">'),
    "/.well-known/tdmrep.json": json([{ location: "articles", "tdm-reservation": "1" }]),
  },
  "fifty-megabytes": { "/robots.txt": open, "/": fiftyMegabytes },
  "html-bomb": {
    "/robots.txt": open,
    "/": { type: "text/html", body: "<title><script><!".repeat(40_000) },
    "/llms.txt": { type: "text/plain", body: "#".repeat(200 * 1024) },
  },
  "private-redirect": {
    "/robots.txt": open,
    "/": { status: 302, headers: { location: "http://169.254.169.254/latest/meta-data/" } },
    "/llms.txt": { status: 302, headers: { location: "https://inside.example.com/" } },
  },
  charsets: {
    "/robots.txt": { type: "text/plain", body: Buffer.from("\ufeffUser-agent: *\nAllow: /\n", "utf16le") },
    "/": { type: "text/html; charset=windows-1251", body: Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]) },
    "/llms.txt": { type: "text/plain; charset=latin1", body: Buffer.from("# Caf\xe9", "latin1") },
  },
  "lands-elsewhere": {
    "/robots.txt": open,
    "/": { status: 301, headers: { location: "https://healthy.example.com/" } },
  },
  "old-words": {
    "/robots.txt": open,
    "/": html('<meta name="robots" content="noindex, noai, noimageai">', {
      "x-robots-tag": "googlebot: all",
    }),
    "/ai.txt": text("User-Agent: *\nDisallow: /\n"),
  },
  "names-us": { "/robots.txt": text("User-agent: Octroi-SiteCheck\nDisallow: /\n"), "/": home },
  "some-crawlers": {
    "/robots.txt": text("User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n"),
    "/": home,
  },
  "hangs-up": { "*": (request) => request.destroy() },
  "slow-page": { "/robots.txt": open, "/": () => {} },
};

/** All of them, as one server that tells them apart by the name that is asked for. */
export const faultyServer: RequestListener = (request, response) => {
  const [name = ""] = (request.headers.host ?? "").split(".");
  const site = faultySites[name] ?? {};
  const served = site[request.url ?? ""] ??
    site["*"] ?? { status: 404, type: "text/html", body: "Not found" };
  if (typeof served === "function") return served(request, response);
  const { status = 200, type, headers = {}, body = "" } = served;
  response.writeHead(status, { ...(type && { "content-type": type }), ...headers }).end(body);
};
