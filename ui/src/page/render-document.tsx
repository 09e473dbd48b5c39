import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { Data } from "../components/data.tsx";
import { earlyTaps } from "../inline-scripts/early-taps.ts";
import { InlineScript } from "../inline-scripts/inline-script.tsx";
import { lateStart } from "../inline-scripts/late-start.ts";
import { type RenderIsland, RenderIslandContext } from "../islands/island.tsx";
import { contentSecurityPolicy, type OtherOrigins } from "./content-security-policy.ts";
import { HtmlDocument } from "./document.tsx";
import { identifierPrefix, pageDataId } from "./ids.ts";
import { type PageData, PageDataContext } from "./page-data.ts";
import { type ScriptCode, styleFilter } from "./used-style.ts";

interface Application<Root extends PageData> {
  /** One of them has the id `root`: what its loader returns is known to every page. */
  routes: RouteObject[];
  /** What the head says of a page, from what its loader returned. */
  head(page: StaticHandlerContext, root: Root): ReactNode;
  stylesheet: string;
  /** The identifier of a page's last part. */
  lastPart: string;
}

/** What the server knows of a build. */
export interface Browser {
  /** The scripts of every page: its entry, then what that imports. */
  scripts: readonly string[];
  /** What a page has no script for, it needs no style for. Left out, pages have the whole style sheet. */
  code?: ScriptCode;
  /** What the page's own script waits for: in development, what replaces modules. */
  before?: readonly string[];
}

/** A request in, a page or a redirect out. */
type RenderDocument = (
  request: Request,
  requestContext: RouterContextProvider,
  others?: OtherOrigins,
) => Promise<Response>;

/** Renders an application's pages, each with the policy that allows its own inline code alone. */
export function documentRenderer<Root extends PageData>(
  { routes, head, stylesheet, lastPart }: Application<Root>,
  { scripts, code, before }: Browser,
): RenderDocument {
  const { query, dataRoutes } = createStaticHandler(routes);
  const [entry = ""] = scripts;
  const late = lateStart(entry, { preloads: scripts, before });
  const styleOf = code ? styleFilter(stylesheet, code) : () => stylesheet;

  return async (request, requestContext, others) => {
    const page = await query(request, { requestContext });
    if (page instanceof Response) return page;
    return answer(page, others).catch((error: unknown) =>
      // What a component throws is shown as what a loader throws is.
      answer({ ...page, errors: { root: error }, statusCode: 500 }, others),
    );
  };

  async function answer(page: StaticHandlerContext, others?: OtherOrigins): Promise<Response> {
    const faults = Object.values(page.errors ?? {}).filter((error) => !isRouteErrorResponse(error));
    for (const fault of faults) console.error(fault);
    // By its own contract.
    const root: Root | undefined = page.loaderData["root"];
    if (root === undefined) throw new Error("Expected the root's data, found none.", { cause: faults[0] });

    const body = await rendered(
      <PageDataContext value={root}>
        <RenderIslandContext value={islandRenderer()}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, page)}
            context={page}
            hydrate={false}
          />
        </RenderIslandContext>
        <Data id={pageDataId} value={root} />
        <InlineScript type="module" code={late} />
      </PageDataContext>,
    );
    const style = styleOf(body);
    const html = renderToStaticMarkup(
      <HtmlDocument
        language={root.language}
        lastPart={lastPart}
        head={head(page, root)}
        style={style}
        script={earlyTaps}
        body={body}
      />,
    );
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy(
        { scripts: [earlyTaps, late], styles: [style] },
        others,
      ),
    });
    for (const sent of [page.loaderHeaders, page.actionHeaders].flatMap(Object.values<Headers>)) {
      for (const [name, value] of sent) headers.append(name, value);
    }
    return new Response(`<!DOCTYPE html>${html}`, { status: page.statusCode, headers });
  }
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

/** The whole of it at once: the server finishes it, and answers it from memory. */
async function rendered(tree: ReactNode, prefix?: string): Promise<string> {
  const stream = await renderToReadableStream(tree, {
    // Everything in its place: React would send long lists aside, for a script to put where they belong.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(prefix && { identifierPrefix: prefix }),
  });
  await stream.allReady;
  return new Response(stream).text();
}
