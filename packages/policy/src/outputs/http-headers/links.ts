import { type Finding, finding } from "../../findings/finding.ts";
import type { Tag } from "../../html/tags.ts";
import { isWholeAddress } from "../robots-txt/check-licenses.ts";
import { rslMediaType } from "../rsl/vocabulary.ts";

/** A link of a header or of a page, as far as licenses are concerned. */
export interface TypedLink {
  readonly target: string;
  readonly rel: string;
  readonly type: string | undefined;
  /** What the link is about, where that is not the page itself. */
  readonly anchor?: string;
}

export interface LicenseLinks {
  readonly licenses: readonly string[];
  readonly findings: readonly Finding[];
}

/** As RFC 8288 reads them (appendix B): a name goes on to the next sign, a bare value to the next parameter or link. */
const link = /[\s,]*<([^>]*)>((?:\s*;\s*(?:[^\s=;,]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^";,][^;,]*)?)?)?)*)/y;
const parameter = /;\s*([^\s=;,]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^";,][^;,]*))?)?/g;

/** Links are read up to here: a header longer than this is not a publisher's. */
const maxLength = 64 * 1024;

/** The links of a `Link` header (RFC 8288). Of a parameter given twice, the first counts. */
export function parseLinks(header: string): readonly TypedLink[] {
  const text = header.slice(0, maxLength);
  const links: TypedLink[] = [];
  link.lastIndex = 0;
  for (let found = link.exec(text); found !== null; found = link.exec(text)) {
    const parameters = new Map<string, string>();
    for (const [, name = "", quoted, bare = ""] of (found[2] ?? "").matchAll(parameter)) {
      const key = name.toLowerCase();
      if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/g, "$1") ?? bare.trim());
    }
    const anchor = parameters.get("anchor");
    links.push({
      target: (found[1] ?? "").trim(),
      rel: parameters.get("rel") ?? "",
      type: parameters.get("type"),
      ...(anchor !== undefined && { anchor }),
    });
  }
  return links;
}

/** The links of a page. */
export function linksIn(tags: readonly Tag[]): readonly TypedLink[] {
  return tags
    .filter(({ name }) => name === "link")
    .map(({ attributes }) => ({
      target: attributes.get("href")?.trim() ?? "",
      rel: attributes.get("rel") ?? "",
      type: attributes.get("type"),
    }));
}

/**
 * The RSL documents that links name. A license of another type is somebody's license for people, unless it looks
 * as if RSL was meant.
 */
export function licenseLinks(links: readonly TypedLink[]): LicenseLinks {
  const about = links.filter(
    ({ rel, anchor }) => anchor === undefined && rel.toLowerCase().split(/\s+/).includes("license"),
  );
  const ours = about.filter(({ type }) => mediaType(type) === rslMediaType);
  return {
    licenses: ours.map(({ target }) => target).filter(isWholeAddress),
    findings: [
      ...about.filter(isMeantForRsl).map(({ target }) => finding("link-type", { about: target })),
      ...ours.flatMap(({ target }) => {
        if (!isWholeAddress(target)) return [finding("link-relative", { about: target })];
        return /^https:/i.test(target) ? [] : [finding("license-not-https", { about: target })];
      }),
    ],
  };
}

function mediaType(type: string | undefined): string | undefined {
  return type?.split(";")[0]?.trim().toLowerCase();
}

function isMeantForRsl({ target, type }: TypedLink): boolean {
  const given = mediaType(type);
  if (given === rslMediaType) return false;
  if (given === undefined || given === "") return /\.(?:xml|rsl)$|rsl/i.test(target.replace(/[?#].*$/, ""));
  return given === "text/xml" || given === "application/xml" || given.includes("rsl");
}
