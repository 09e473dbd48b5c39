import { createRequestHandler, type ServerBuild } from "react-router";
import type { Render } from "./page-cache.ts";

/** The built application, in production's manner. */
export async function builtRenderer(buildFolder: URL): Promise<Render> {
  // What `react-router build` writes is a ServerBuild by its own contract.
  const build = (await import(new URL("server/index.js", buildFolder).href)) as ServerBuild;
  return createRequestHandler(build, "production");
}
