import { fileURLToPath } from "node:url";
import { browserBuild } from "@octroi/web/pages/browser-build";
import type { Render } from "../../../site/app/entry.server.tsx";
import { booking } from "./booking.ts";

export type { Render };

/** What the server uses of the application. */
export type App = typeof import("../../../site/app/entry.server.tsx");

export type PageHeads = App["pageHeads"];

export async function builtApp(buildFolder: URL): Promise<{ render: Render; pageHeads: PageHeads }> {
  const { rendererFor, pageHeads }: App = await import(new URL("server/index.js", buildFolder).href);
  const browser = browserBuild(fileURLToPath(new URL("client", buildFolder)));
  return { render: rendererFor(browser, booking), pageHeads };
}
