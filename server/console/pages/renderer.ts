import { fileURLToPath } from "node:url";
import { browserBuild } from "@octroi/web/pages/browser-build";
import type { Render } from "../../../console/app/entry.server.tsx";

/** What the server uses of the application. */
export type App = typeof import("../../../console/app/entry.server.tsx");

export async function builtApp(buildFolder: URL): Promise<Render> {
  const { rendererFor }: App = await import(new URL("server/index.js", buildFolder).href);
  const { scripts } = browserBuild(fileURLToPath(new URL("client", buildFolder)));
  return rendererFor({ scripts });
}
