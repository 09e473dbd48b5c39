import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { earlyTaps } from "./inline-scripts/early-taps.ts";
import { lateStart } from "./inline-scripts/late-start.ts";
import { type OwnScripts, ownScriptsHeader } from "./inline-scripts/own-scripts.ts";
import { type RenderIsland, RenderIslandContext } from "./islands/island.tsx";
import { OwnScriptsContext } from "./layout/own-script.tsx";
import { type PageContext, pageContext } from "./page/context.ts";
import { identifierPrefix } from "./page/ids.ts";

// For the server, which has its pages from the build: modules that it imports itself would be other ones. In development
// so is React Router, which then does not recognize the context that this entry makes.
export { createRequestHandler } from "react-router";
export { pageHeads } from "./metadata/page-heads.ts";

export function createLoadContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}

/** The whole page at once: the server finishes it, and answers it from memory. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { entry, hmr } = context.manifest;
  const late = lateStart(entry.module, {
    preloads: [entry.module, ...entry.imports],
    // In development, what replaces modules comes first.
    before: hmr && ["/@vite/client", hmr.runtime],
  });
  const scripts: OwnScripts = { early: earlyTaps, late };
  const html = await rendered(
    <OwnScriptsContext value={scripts}>
      <RenderIslandContext value={islandRenderer()}>
        <ServerRouter context={context} url={request.url} />
      </RenderIslandContext>
    </OwnScriptsContext>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  // The server lets this page run what is known to be ours: see `server/pages/document.ts`.
  headers.set(ownScriptsHeader, Object.values(scripts).map(digestOf).join(" "));
  return new Response(html, { status, headers });
}

/** Each island once for a page, in a tree of its own: ids that React derives from the tree are then the same at hydration. */
function islandRenderer(): RenderIsland {
  const islands = new Map<string, Promise<string>>();
  return (name, tree) => {
    const html = islands.get(name) ?? rendered(tree, identifierPrefix(name));
    islands.set(name, html);
    return html;
  };
}

async function rendered(tree: ReactNode, prefix?: string): Promise<string> {
  const stream = await renderToReadableStream(tree, {
    // Everything in its place: React would send long lists aside, for a script to put where they belong.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(prefix && { identifierPrefix: prefix }),
  });
  await stream.allReady;
  return new Response(stream).text();
}

function digestOf(code: string): string {
  return createHash("sha256").update(code).digest("base64");
}
