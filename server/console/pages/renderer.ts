import { ownScriptsHeader } from "@octroi/ui/inline-scripts/own-scripts";
import { documentOf } from "@octroi/web/pages/document";
import type { ServerBuild } from "react-router";
import type { Render } from "./app-pages.ts";

/** The application in a build of it: each page with the policy that allows its own inline code alone. */
export async function builtApp(buildFolder: URL): Promise<Render> {
  const render = appIn(await import(new URL("server/index.js", buildFolder).href), "production");
  return async (request, page) => {
    const response = await render(request, page);
    const ownScripts = response.headers.get(ownScriptsHeader);
    // A redirect.
    if (ownScripts === null) return response;
    const { html, policy } = documentOf(await response.text(), ownScripts, {
      embedder: page.share?.embedder,
    });
    response.headers.delete(ownScriptsHeader);
    response.headers.set("content-security-policy", policy);
    return new Response(html, { status: response.status, headers: response.headers });
  };
}

/** What the server uses of a build of the application. */
export function appIn(build: ServerBuild, mode: "production" | "development"): Render {
  // The build's entry is `app/entry.server.tsx`, with all that it exports.
  const { createLoadContext, createRequestHandler } = build.entry.module as ServerBuild["entry"]["module"] &
    typeof import("../../../console/app/entry.server.tsx");
  const handle = createRequestHandler(build, mode);
  return (request, page) => handle(request, createLoadContext(page));
}
