import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { earlyTaps } from "../inline-scripts/early-taps.ts";
import { lateStart } from "../inline-scripts/late-start.ts";
import { OwnScriptsContext } from "../inline-scripts/own-script.tsx";
import { type OwnScripts, ownScriptsHeader } from "../inline-scripts/own-scripts.ts";
import { type RenderIsland, RenderIslandContext } from "../islands/island.tsx";
import { identifierPrefix } from "./ids.ts";

/** The whole page at once: the server finishes it, and answers it from memory. */
export async function renderDocument(
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
  // The server lets this page run what is known to be ours: see `web/src/pages/document.ts`.
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
