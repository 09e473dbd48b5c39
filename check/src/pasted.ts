import type { ReadFile } from "./events.ts";
import { placePaths, statedHeaders } from "./places.ts";

/** What can be brought without asking any site. */
export const pastedParts = ["robots", "headers", "html", "tdmrep", "license"] as const;
export type PastedPart = (typeof pastedParts)[number];
export type Pasted = Readonly<Partial<Record<PastedPart, string>>>;

/** The site that pasted files are taken to be of, where they name none. */
const placeholderOrigin = "https://example.com";

/** Pasted files as if they had been read, so that they are judged alike. */
export function readFromPaste(pasted: Pasted): { host: string; read: ReadFile[] } {
  const origin = originIn(pasted);
  const at = (path: string) => new URL(path, origin).href;
  const { robots, headers, html, tdmrep, license } = pasted;
  const hasPage = Boolean(headers) || Boolean(html);
  return {
    host: new URL(origin).host,
    read: [
      ...(robots ? [readFrom("robots", at(placePaths.robots), robots)] : []),
      ...(hasPage
        ? [{ ...readFrom("page", at(placePaths.page), html ?? ""), headers: headersIn(headers ?? "") }]
        : []),
      ...(tdmrep ? [readFrom("tdmrep", at(placePaths.tdmrep), tdmrep)] : []),
      ...(license
        ? [
            {
              ...readFrom("license", licenseIn(pasted) ?? at("/license.xml"), license),
              type: "application/rsl+xml",
            },
          ]
        : []),
    ],
  };
}

/** The site that its own license or sitemap is on. */
function originIn(pasted: Pasted): string {
  const sitemap = /^[ \t]*sitemap[ \t]*:[ \t]*(https?:\/\/\S+)/im.exec(pasted.robots ?? "")?.[1];
  return URL.parse(sitemap ?? licenseIn(pasted) ?? placeholderOrigin)?.origin ?? placeholderOrigin;
}

/** A pasted license is the one that robots.txt, a header or the page names, if one does. */
function licenseIn({ robots = "", headers = "", html = "" }: Pasted): string | undefined {
  const named =
    /^[ \t]*license[ \t]*:[ \t]*(https?:\/\/\S+)/im.exec(robots)?.[1] ??
    /<(https?:\/\/[^>\s]{1,2000})>[^,]{0,200}rel="?license/i.exec(headers)?.[1] ??
    /<link\s[^>]{0,500}href="(https?:\/\/[^"\s]{1,2000})"/i.exec(
      html.match(/<link\s[^>]{0,3000}rsl\+xml[^>]{0,3000}>/i)?.[0] ?? "",
    )?.[1];
  return URL.parse(named ?? "") === null ? undefined : named;
}

/** Lines as `curl -I` prints them. What is said twice is a list. */
export function headersIn(text: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!statedHeaders.some((stated) => stated === name)) continue;
    const before = found.get(name);
    const value = line.slice(colon + 1).trim();
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(found);
}

function readFrom(place: ReadFile["place"], address: string, text: string): ReadFile {
  return {
    place,
    asked: address,
    address,
    redirects: 0,
    status: 200,
    problem: null,
    type: null,
    charset: "utf-8",
    garbled: false,
    headers: {},
    text,
    octets: new TextEncoder().encode(text).length,
    truncated: false,
  };
}

/** Which of them a file is, by its name or else by how it begins. */
export function partOf(name: string, text: string): PastedPart {
  const start = text.trimStart().slice(0, 500);
  if (/\.html?$/i.test(name) || /^<(?:!doctype html|html|head|meta|link)/i.test(start)) return "html";
  if (/\.json$/i.test(name) || /^[[{]/.test(start)) return "tdmrep";
  if (/\.(?:xml|rsl)$/i.test(name) || start.startsWith("<")) return "license";
  return /^HTTP\/\d/.test(start) || /header/i.test(name) ? "headers" : "robots";
}
