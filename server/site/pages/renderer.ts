import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@octroi/ui/language/language";
import type { ServerBuild } from "react-router";
import type { PageHead } from "../../../site/app/metadata/page-meta.ts";
import type { PageContext } from "../../../site/app/page/context.ts";
import type { PageId } from "../../../site/domain/pages/pages.ts";
import { styleFilter } from "./used-style.ts";

/** The application: a request for a page in, its HTML out. The request is an address; the rest is the context. */
export type Render = (request: Request, page: PageContext) => Promise<Response>;

export type PageHeads = (language: Language) => Record<Exclude<PageId, "waitlist">, PageHead>;

export interface BuiltApp {
  render: Render;
  pageHeads: PageHeads;
}

export async function builtApp(buildFolder: URL): Promise<BuiltApp> {
  const app = appIn(await import(new URL("server/index.js", buildFolder).href), "production");
  const assets = new URL("client/assets/", buildFolder);
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const filter = styleFilter(scripts.map((name) => readFileSync(new URL(name, assets), "utf8")));
  const render: Render = async (request, page) => {
    const response = await app.render(request, page);
    return new Response(filter(await response.text()), response);
  };
  return { ...app, render };
}

/** What the server uses of a build of the application. */
export function appIn(build: ServerBuild, mode: "production" | "development"): BuiltApp {
  // The build's entry is `app/entry.server.tsx`, with all that it exports.
  const { createLoadContext, createRequestHandler, pageHeads } = build.entry
    .module as ServerBuild["entry"]["module"] & typeof import("../../../site/app/entry.server.tsx");
  const handle = createRequestHandler(build, mode);
  return { render: (request, page) => handle(request, createLoadContext(page)), pageHeads };
}
