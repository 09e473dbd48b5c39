import { renderDocument } from "@octroi/ui/page/render-document.tsx";
import { RouterContextProvider } from "react-router";
import { type PageContext, pageContext } from "./page/context.ts";

export default renderDocument;

// For the server, which has its pages from the build: modules that it imports itself would be other ones. In development
// so is React Router, which then does not recognize the context that this entry makes.
export { createRequestHandler } from "react-router";

export function createLoadContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}
