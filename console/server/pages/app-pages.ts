import { bodyOf } from "@octroi/web/http/body";
import { clientAddress, type IsTrusted } from "@octroi/web/http/client-address";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { Refusal } from "@octroi/web/http/refusal";
import { refusalHeaders } from "@octroi/web/http/refusal-headers";
import { resourceOf } from "@octroi/web/http/resource";
import type { Context } from "hono";
import type { PageContext, PageServices } from "../../app/page/context.ts";
import { type Route, routes } from "../../domain/access/routes.ts";
import { nobody } from "../../domain/accounts/caller.ts";
import { browserName } from "../../domain/accounts/session.ts";
import type { Cookies } from "../accounts/cookies.ts";
import type { ConsoleEnv } from "../env.ts";
import { pageLanguage, rememberedLanguage } from "../language.ts";
import type { Pages } from "./pages.ts";

/** The application: a request in, its page or redirect out. */
export type Render = (request: Request, page: PageContext) => Promise<Response>;

interface AppPagesOptions {
  render: Render;
  services: PageServices;
  cookies: Cookies;
  /** Where people reach the console. */
  url: URL;
  siteUrl: URL;
  isTrusted: IsTrusted;
}

/** Pages by the application. It gets the address, the form and what is known of the visitor, and no other header. */
export function appPages({ render, services, cookies, url, siteUrl, isTrusted }: AppPagesOptions): Pages {
  function contextOf(c: Context<ConsoleEnv>): PageContext {
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
    const body = await bodyOf(c.req.raw);
    // React Router checks the origin once more, by the address that the request was sent to.
    return new Request(address, { method: "POST", headers: { "content-type": type }, body });
  }

  return {
    async answer(c) {
      const { search } = new URL(c.req.url);
      const response = await render(await requestOf(c, c.req.path + search), contextOf(c));
      // A person, an invitation or a passkey that is not there, or is somebody else's.
      if (response.status === 404) throw new Refusal("unknown");
      const language = rememberedLanguage(c, url);
      if (language !== undefined) response.headers.append("set-cookie", language);
      return compressPage(c.req.raw, response);
    },

    async refused(c, refusal) {
      const page = { ...contextOf(c), refusal: refusal.kind };
      const response = await render(new Request(new URL("/refused", url)), page);
      for (const [name, value] of Object.entries(refusalHeaders(refusal, c.req.raw))) {
        response.headers.set(name, value);
      }
      return compressPage(
        c.req.raw,
        new Response(response.body, { status: refusal.status, headers: response.headers }),
      );
    },
  };
}

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
  const { status, headers } = response;
  const type = headers.get("content-type");
  if (!type?.startsWith("text/html")) return response;
  const resource = resourceOf(await response.text(), { "content-type": type }, { status, thorough: false });
  const sent = await resourceResponse(request, resource);
  for (const [name, value] of headers) if (name !== "content-type") sent.headers.append(name, value);
  return sent;
}
