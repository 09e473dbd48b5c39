import { offlineId } from "@octroi/ui/page/ids";
import { type Browser, documentRenderer } from "@octroi/ui/page/render-document.tsx";
import { RouterContextProvider } from "react-router";
import { stripePages } from "../../domain/market/card-purchase.ts";
import { type PageContext, pageContext } from "./page/context.ts";
import { headOf } from "./page/head.tsx";
import { routes } from "./routes.ts";
import stylesheet from "./styles/main.css?inline";

/** The application: a request in, its page or redirect out. */
export type Render = (request: Request, page: PageContext) => Promise<Response>;

export function rendererFor(browser: Browser): Render {
  const render = documentRenderer({ routes, head: headOf, stylesheet, lastPart: offlineId }, browser);
  return (request, page) =>
    render(request, new RouterContextProvider(new Map([[pageContext, page]])), {
      embedder: page.share?.embedder,
      // Browsers hold a form to its page’s policy wherever the answer leads.
      form: new URL(request.url).pathname.startsWith("/buy/") ? stripePages : undefined,
    });
}
