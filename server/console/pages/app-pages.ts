import { fileURLToPath } from "node:url";
import type { Language } from "@octroi/ui/language/language";
import { bodyOf } from "@octroi/web/http/body";
import { clientAddress, type IsTrusted } from "@octroi/web/http/client-address";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { QueueFull } from "@octroi/web/http/job-queue";
import { Refusal } from "@octroi/web/http/refusal";
import { refusalHeaders } from "@octroi/web/http/refusal-headers";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import { browserBuild } from "@octroi/web/pages/browser-build";
import type { Context } from "hono";
import type { Render } from "../../../console/app/entry.server.tsx";
import type { PageContext, PageServices } from "../../../console/app/page/context.ts";
import { sharedQuery } from "../../../console/app/page/shared-query.ts";
import { type Route, type RouteId, routes } from "../../../domain/access/routes.ts";
import { nobody } from "../../../domain/accounts/caller.ts";
import { browserName } from "../../../domain/accounts/session.ts";
import type { Share } from "../../../domain/shares/share.ts";
import { parseView, viewQuery } from "../../../domain/visits/view.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";
import type { Cookies } from "../accounts/cookies.ts";
import type { ConsoleEnv } from "../env.ts";
import { pageLanguage, rememberedLanguage } from "../language.ts";
import type { Pages } from "./pages.ts";
import { busyWhenFull, pageCache, renderQueues } from "./render-queues.ts";

export type { Render };

interface AppPagesOptions {
  render: Render;
  services: PageServices;
  cookies: Cookies;
  /** Where people reach the console. */
  url: URL;
  siteUrl: URL;
  isTrusted: IsTrusted;
  /** Whether pages change with the build alone. Left out, they do: development says no. */
  isBuilt?: boolean;
}

/** Pages by the application. It gets the address, the form and what is known of the visitor, and no other header. */
export function appPages({
  render,
  services,
  cookies,
  url,
  siteUrl,
  isTrusted,
  isBuilt = true,
}: AppPagesOptions): Pages {
  async function contextOf(c: Context<ConsoleEnv>): Promise<PageContext> {
    const caller = c.get("caller") ?? nobody;
    const language = pageLanguage(c);
    return {
      ...caller,
      language,
      now: new Date(),
      siteUrl: siteUrl.origin,
      consoleUrl: url.origin,
      asker: {
        client: clientAddress(c, isTrusted),
        language,
        browser: browserName(c.req.header("user-agent")),
      },
      challengeId: cookies.read(c.req.header("cookie")).challenge,
      services,
      cookies,
      notice: await services.notice(),
    };
  }

  /** With the public address, whatever a proxy made of it, and a body of a size that is read. */
  async function requestOf(c: Context<ConsoleEnv>, path: string): Promise<Request> {
    const address = new URL(path, url);
    if (c.req.method !== "POST") return new Request(address);
    const type = c.req.header("content-type") ?? "";
    const route: Route = routes[c.get("route").id];
    if (route.isForMailPrograms && /^multipart\/form-data\s*;/i.test(type)) {
      return new Request(address, { method: "POST", body: await multipartFields(c.req.raw, type) });
    }
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw new Refusal("unsupportedType");
    const body = await bodyOf(c.req.raw, route.maxBodyBytes);
    return new Request(address, { method: "POST", headers: { "content-type": type }, body });
  }

  const inTurn = renderQueues(isTrusted);
  const cached = pageCache();

  /** However many look at a shared dashboard, each of its pages is rendered this often. */
  const sharedPage = ttlCache({ ms: sharedPageMs, entries: 100 }, async (key, c: Context<ConsoleEnv>) => {
    const { share, ...page } = await contextOf(c);
    const response = await inTurn(c, () =>
      render(new Request(new URL(addressIn(key), url)), { ...page, share }),
    );
    if (response.status === 404) throw new Refusal("unknown");
    if (!share?.isIndexed) response.headers.set("x-robots-tag", "noindex");
    return pageResource(response, { status: response.status, thorough: false });
  });

  /** A page that is the same for every stranger. */
  async function strangersPage(
    c: Context<ConsoleEnv>,
    path: "/refused" | `/sign-${string}`,
    page: PageContext,
    status: 200 | Refusal["status"] = 200,
  ): Promise<Response> {
    const renderPage = async () => {
      const response = await render(new Request(new URL(path, url)), page);
      if (response.status !== 200) throw new Error(`Expected the page ${path}, found ${response.status}.`);
      return pageResource(response, { status, thorough: isBuilt });
    };
    const key = [path, page.language, page.refusal, page.notice?.text[page.language]].join(" ");
    return resourceResponse(c.req.raw, await (isBuilt ? cached(key, renderPage) : renderPage()));
  }

  return {
    async answer(c) {
      const share = c.get("caller").share;
      if (share !== undefined) {
        const key = sharedPageKey(c.req.path, new URL(c.req.url).searchParams, share, pageLanguage(c));
        return resourceResponse(c.req.raw, await sharedPage(key, c).catch(busyWhenFull));
      }
      const { search } = new URL(c.req.url);
      const request = await requestOf(c, c.req.path + search);
      const page = await contextOf(c);
      const shared =
        page.person === undefined && request.method === "GET" ? strangersPages[c.get("route").id] : undefined;
      if (shared !== undefined && search === "") return strangersPage(c, shared, page);
      const respond = async () => {
        const response = await render(request, page);
        // A person, an invitation or a passkey that is not there, or is somebody else's.
        if (response.status === 404) throw new Refusal("unknown");
        const language = rememberedLanguage(c, url);
        if (language !== undefined) response.headers.append("set-cookie", language);
        return compressPage(c.req.raw, response);
      };
      return inTurn(c, respond).catch((error: unknown) => {
        // Where too many wait, people can still sign in: without the way back to the page that they came from.
        if (shared !== undefined && error instanceof QueueFull) return strangersPage(c, shared, page);
        return busyWhenFull(error);
      });
    },

    async refused(c, refusal) {
      const page = { ...(await contextOf(c)), refusal: refusal.kind };
      const { status } = refusal;
      const response =
        page.person === undefined
          ? await strangersPage(c, "/refused", page, status)
          : await inTurn(c, async () => {
              const rendered = await render(new Request(new URL("/refused", url)), page);
              return compressPage(
                c.req.raw,
                new Response(rendered.body, { status, headers: rendered.headers }),
              );
            });
      for (const [name, value] of Object.entries(refusalHeaders(refusal, c.req.raw))) {
        response.headers.set(name, value);
      }
      return response;
    },
  };
}

/** Routes whose page is the same for everybody who is not signed in, but for where it leads on. */
const strangersPages: Partial<Record<RouteId, `/sign-${string}`>> = {
  signIn: routes.signIn.path,
  signUp: routes.signUp.path,
};

const sharedPageMs = 30_000;
/** Of a page that a dashboard is asked about: what is kept of a path, and a little more. */
const maxPathLength = 210;

/** All that makes a page of a shared dashboard another one, its address first: what else a query says changes nothing. */
function sharedPageKey(path: string, query: URLSearchParams, share: Share, language: Language): string {
  const page = query.get("path");
  const rest =
    sharedQuery(query) +
    (page === null ? "" : `&path=${encodeURIComponent(page.toWellFormed().slice(0, maxPathLength))}`);
  const address = `${path}${viewQuery(parseView(query))}${rest}`;
  return [address, language, JSON.stringify(share)].join(" ");
}

const addressIn = (key: string) => key.slice(0, key.indexOf(" "));

/** The texts of a form in parts. */
async function multipartFields(request: Request, type: string): Promise<URLSearchParams> {
  const body = await bodyOf(request);
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new Refusal("malformed", { cause });
    });
  return new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** A page in an encoding that the browser takes; a redirect as it is. */
async function compressPage(request: Request, response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const cookies = response.headers.getSetCookie();
  const resource = await pageResource(response, { status: response.status, thorough: false });
  const sent = await resourceResponse(request, resource);
  for (const cookie of cookies) sent.headers.append("set-cookie", cookie);
  return sent;
}

async function pageResource(
  response: Response,
  options: { status: number; thorough: boolean },
): Promise<Resource> {
  const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
  return resourceOf(await response.text(), { "content-type": "text/html", ...headers }, options);
}

/** What the server uses of the application. */
export type App = typeof import("../../../console/app/entry.server.tsx");

export async function builtApp(buildFolder: URL): Promise<Render> {
  const { rendererFor }: App = await import(new URL("server/index.js", buildFolder).href);
  const { scripts } = browserBuild(fileURLToPath(new URL("client", buildFolder)));
  return rendererFor({ scripts });
}
