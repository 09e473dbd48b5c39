import { type Finding, finding, inFile } from "../findings/finding.ts";
import { type Tag, tagsIn } from "../html/tags.ts";
import { licenseLinks, linksIn, parseLinks } from "../outputs/http-headers/links.ts";
import { isWholeAddress } from "../outputs/robots-txt/check-licenses.ts";
import { type RobotsStatements, readRobots } from "../outputs/robots-txt/statements.ts";
import { checkRsl } from "../outputs/rsl/check.ts";
import type { RslDocument } from "../outputs/rsl/document.ts";
import { checkFeed } from "../outputs/rsl/feed.ts";
import { rslMediaType } from "../outputs/rsl/vocabulary.ts";
import { fileAt, headerOf, type ServedFile, type SiteFiles } from "./site-files.ts";

/** The licenses that a site announces, and what became of them. */
export interface Licenses {
  /** By address: the document, or null where none that is valid came back. An address that was not given is absent. */
  readonly byAddress: ReadonlyMap<string, RslDocument | null>;
  /** The addresses that the page itself names. */
  readonly ofPage: readonly string[];
  /** The documents written into the page. */
  readonly inPage: readonly (RslDocument | null)[];
  readonly findings: readonly Finding[];
}

/** Where the licenses are that robots.txt, the page's headers and the page name. */
function announcedIn(site: SiteFiles, robots: RobotsStatements | undefined, tags: readonly Tag[]) {
  const header = licenseLinks(parseLinks(headerOf(site, "link") ?? ""));
  const html = licenseLinks(linksIn(tags));
  const ofRobots = [robots?.global, ...(robots?.groups ?? [])].flatMap((each) => each?.licenses ?? []);
  const ofPage = [...header.licenses, ...html.licenses];
  const addresses = new Set([...ofRobots.map(({ address }) => address).filter(isWholeAddress), ...ofPage]);
  return { header, html, ofPage, addresses };
}

/**
 * The addresses of the RSL documents that a site names: what is still to be fetched before `check` can judge them.
 *
 * @example
 * announcedLicenses({ origin: "https://example.com", files: { "/robots.txt": robotsTxt } });
 * // ["https://example.com/license.xml"]
 */
export function announcedLicenses(site: SiteFiles): readonly string[] {
  const { files = {}, html } = site;
  const file = files["/robots.txt"];
  const robots = file?.status === 200 ? readRobots(file.body) : undefined;
  return [...announcedIn(site, robots, html === undefined ? [] : tagsIn(html)).addresses];
}

export function readLicenses(
  site: SiteFiles,
  robots: RobotsStatements | undefined,
  tags: readonly Tag[],
): Licenses {
  const { header, html, ofPage, addresses } = announcedIn(site, robots, tags);
  const inline = tags.filter(isInlineLicense).map(({ text }) => checkRsl(text.trim(), "page"));
  const documents = [...addresses].flatMap((address) => documentAt(site, address));
  const read = new Set(documents.map(({ path }) => path));
  return {
    byAddress: new Map(documents.map(({ address, document }) => [address, document])),
    ofPage,
    inPage: inline.map(({ document, valid }) => (valid ? document : null)),
    findings: [
      ...inFile("headers", header.findings),
      ...inFile("html", [...html.findings, ...inline.flatMap(({ findings }) => findings)]),
      ...documents.flatMap(({ path, findings }) => inFile(path, findings)),
      ...unannounced(site, read),
    ],
  };
}

function isInlineLicense({ name, attributes }: Tag): boolean {
  return name === "script" && attributes.get("type")?.split(";")[0]?.trim().toLowerCase() === rslMediaType;
}

interface FoundDocument {
  readonly address: string;
  readonly path: string;
  readonly document: RslDocument | null;
  readonly findings: readonly Finding[];
}

function documentAt(site: SiteFiles, address: string): FoundDocument[] {
  const found = fileAt(site, address);
  if (found === undefined) return [];
  const { path, file } = found;
  if (file.status !== 200) {
    return [
      {
        address,
        path,
        document: null,
        findings: [finding("license-unreachable", { about: `${file.status}` })],
      },
    ];
  }
  const { document, valid, findings } = checkRsl(file.body);
  const isPage = findings.some(({ code }) => code === "rsl-soft-404");
  return [
    {
      address,
      path,
      document: valid ? document : null,
      findings: [...findings, ...(isPage ? [] : checkType(file))],
    },
  ];
}

function checkType({ type }: ServedFile): readonly Finding[] {
  const given = type?.split(";")[0]?.trim().toLowerCase();
  return given === undefined || given === rslMediaType
    ? []
    : [finding("license-media-type", { about: given })];
}

/** Documents and feeds that nothing points at are still checked: somebody will. */
function unannounced({ files = {}, origin }: SiteFiles, read: ReadonlySet<string>): readonly Finding[] {
  return Object.entries(files)
    .filter(([path, { status }]) => status === 200 && !read.has(path))
    .flatMap(([path, { type = "", body }]) => {
      if (type.startsWith(rslMediaType)) return inFile(path, checkRsl(body).findings);
      const isFeed = /^(?:\uFEFF|\s|<\?xml[^>]{0,200}\?>)*<rss[\s>]/.test(body.slice(0, 1000));
      return isFeed ? inFile(path, checkFeed(body, new URL(path, origin).href).findings) : [];
    });
}
