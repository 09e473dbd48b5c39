import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createVite } from "vite";
import { browserEntry, serverEntry } from "./application.ts";

export interface DevServer {
  /** It answers once `answerWith` has been called, and listens to nothing by itself. */
  http: Server;
  /** The application as its source is now: the module that the server's part begins with. */
  load(): Promise<Record<string, unknown>>;
  /** What answers whatever is no file of Vite's. */
  answerWith(listener: RequestListener): void;
}

/** What pages ask for while they are developed. */
export const devBrowser = {
  scripts: [`/${browserEntry}`],
  // What replaces modules comes first.
  before: ["/@vite/client"],
} as const;

/** An application over Vite: pages are rendered anew from source, and the browser follows every edit. */
export async function createDevServer(folder: URL): Promise<DevServer> {
  const http = createServer();
  const vite = await createVite({
    root: folder.pathname,
    server: {
      middlewareMode: { server: http },
      // Otherwise Vite opens a port of its own, on every address of the machine.
      ws: { server: http },
      // What browsers may ask for by path. The rest of the project holds people's data, and secrets.
      fs: {
        allow: [
          "app",
          "domain",
          "../domain",
          "../packages",
          "../check/src",
          "../ui",
          "../web/src",
          "../node_modules",
        ],
      },
    },
  });
  return {
    http,
    load: () => vite.ssrLoadModule(`/${serverEntry}`),
    answerWith(listener) {
      http.on("request", (request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
      );
    },
  };
}
