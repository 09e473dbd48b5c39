import { fileURLToPath } from "node:url";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import { browserBuild } from "@octroi/web/pages/browser-build";
import type { Render } from "../../../site/app/entry.server.tsx";
import type { PageContext } from "../../../site/app/page/context.ts";
import { splitPath } from "../../../site/domain/pages/pages.ts";
import { booking } from "./booking.ts";
import type { Statements } from "./policy-statements.ts";

interface RenderPageOptions {
  render: Render;
  siteUrl: URL;
  /** What the site says of its pages' use, in their headers and in their head. */
  statements: Statements;
  /** Where people sign up; by default where the brand says. */
  signUpUrl?: URL;
  /** Whether publishers are paid what agreements earned. */
  payouts?: boolean;
}

/** A page as it is sent. `address` is its path, with the query that it depends on. */
export type RenderPage = (address: string, page: PageContext, caching: Caching) => Promise<Resource>;

interface Caching {
  /** Whether it says back what one visitor sent, and so may be stored by nobody. */
  isPrivate: boolean;
  /** Whether this server keeps it, so that compressing it thoroughly is worth it. */
  isCached: boolean;
}

/** Renders with the address and the context alone: no header of one visitor can reach what another one gets. */
export function pageRenderer({
  render,
  siteUrl,
  statements,
  signUpUrl,
  payouts,
}: RenderPageOptions): RenderPage {
  return async (address, page, { isPrivate, isCached }) => {
    const url = new URL(address, siteUrl);
    const { license } = statements;
    const response = await render(new Request(url), {
      ...page,
      signUpUrl: signUpUrl?.href,
      license,
      payouts,
    });
    const isBare = splitPath(url.pathname).prefix === undefined;
    return resourceOf(
      await response.text(),
      {
        "content-type": "text/html; charset=utf-8",
        ...Object.fromEntries(response.headers),
        "content-language": page.language,
        "cache-control": isPrivate ? "private, no-store" : "public, max-age=0, must-revalidate",
        ...statements.headers(url.pathname),
        // A bare address answers each visitor in their own language; a prefixed one is the same for all.
        ...(isBare && !isPrivate && { vary: "Accept-Language, Cookie" }),
      },
      { status: response.status, thorough: isCached },
    );
  };
}

export type { Render };

/** What the server uses of the application. */
export type App = typeof import("../../../site/app/entry.server.tsx");

export type PageHeads = App["pageHeads"];

export async function builtApp(buildFolder: URL): Promise<{ render: Render; pageHeads: PageHeads }> {
  const { rendererFor, pageHeads }: App = await import(new URL("server/index.js", buildFolder).href);
  const browser = browserBuild(fileURLToPath(new URL("client", buildFolder)));
  return { render: rendererFor(browser, booking), pageHeads };
}
