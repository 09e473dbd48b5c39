import type { OtherOrigins } from "@octroi/ui/page/content-security-policy";
import { type Browser, documentRenderer } from "@octroi/ui/page/render-document.tsx";
import { RouterContextProvider } from "react-router";
import { headOf } from "./metadata/head.tsx";
import { type PageContext, pageContext } from "./page/context.ts";
import { routes } from "./routes.ts";
import stylesheet from "./styles/main.css?inline";

// For the server, which has its pages from the build: modules that it imports itself would be other ones.
export { pageHeads } from "./metadata/page-heads.ts";

/** The application: a request for a page in, its HTML out. The request is an address; the rest is the context. */
export type Render = (request: Request, page: PageContext) => Promise<Response>;

export function rendererFor(browser: Browser, others?: OtherOrigins): Render {
  const render = documentRenderer({ routes, head: headOf, stylesheet, lastPart: "site-footer" }, browser);
  return (request, page) =>
    render(request, new RouterContextProvider(new Map([[pageContext, page]])), others);
}
