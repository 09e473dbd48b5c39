import type { Policy } from "@octroi/policy";
import { headersFor, outputs, type PrintedFile } from "@octroi/policy/outputs";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import { pages } from "../../../site/domain/pages/pages.ts";

/** What the policy says with a page: how it may be used, and under which license. */
export interface Statements {
  headers(pathname: string): Readonly<Record<string, string>>;
  /** Where the license is, for the page's head. */
  license: string | undefined;
}

export function statementsOf(policy: Policy): Statements {
  return {
    headers: (pathname) =>
      Object.fromEntries(headersFor(policy, pathname).map(([name, value]) => [name.toLowerCase(), value])),
    license: policy.license?.url,
  };
}

/** The files that say it: robots.txt, the license, the reservation from mining and its conditions. */
export function policyFiles(policy: Policy): Map<string, Resource> {
  const printed = [outputs["robots-txt"], outputs.rsl, outputs.tdmrep].flatMap(
    ({ print }) => print(policy).files,
  );
  return new Map(printed.map((file) => [file.path, served(withOwnRules(file, policy))]));
}

function served({ type = "text/plain; charset=utf-8", text }: PrintedFile): Resource {
  return resourceOf(text, { "content-type": type, "cache-control": "public, max-age=3600" });
}

/** Addresses that are no pages. */
const disallowedForAll = ["/api/", "/language/"];

/** The file as it was printed, with the addresses that are no pages disallowed in every group that may read any. */
function withOwnRules(file: PrintedFile, { site }: Policy): PrintedFile {
  if (file.path !== "/robots.txt") return file;
  const rules = disallowedForAll.map((path) => `Disallow: ${path}`).join("\n");
  const blocks = file.text.trimEnd().split("\n\n");
  const groups = blocks.map((block) =>
    !block.startsWith("User-agent:") || /^Disallow: \/$/m.test(block)
      ? block
      : `${block.replace(/\nDisallow:$/m, "")}\n${rules}`,
  );
  const invitation = `# Make one for your site: ${site.origin}${pages.robotsTxtGenerator}`;
  return { ...file, text: `${[invitation, ...groups].join("\n\n")}\n` };
}
