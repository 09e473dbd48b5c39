import type { Finding } from "../../findings/finding.ts";
import { readUsage } from "../content-usage/statement.ts";
import type { Output } from "../output.ts";
import { licenseLinks, parseLinks } from "./links.ts";
import { printHeaders } from "./print.ts";

/** Header lines, by name in lower case. */
export type HeaderLines = ReadonlyMap<string, string>;

/** Content-Usage and Link, as header lines. */
export const httpHeaders: Output<HeaderLines> = {
  support: {
    status: {
      fr: "Link : RFC 8288 et RSL 1.0 ; Content-Usage : projets de l’IETF sans consensus",
      en: "Link: RFC 8288 and RSL 1.0; Content-Usage: IETF drafts without consensus",
    },
    honoredBy: { fr: "Aucun exploitant ne le documente", en: "No operator documents it" },
    source: "https://www.rfc-editor.org/rfc/rfc8288",
    date: "2026-11-15",
  },
  print: (policy) => printHeaders(policy),
  read: readHeaders,
  check: (text) => checkHeaders(readHeaders(text)),
};

function readHeaders(text: string): HeaderLines {
  const lines = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ""] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined) continue;
    const before = lines.get(name.toLowerCase());
    lines.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return lines;
}

function checkHeaders(lines: HeaderLines): readonly Finding[] {
  const usage = lines.get("content-usage");
  return [
    ...(usage === undefined ? [] : readUsage(usage).findings),
    ...licenseLinks(parseLinks(lines.get("link") ?? "")).findings,
  ];
}
