import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackage } from "../../../scripts/build-package.ts";

const packages = ["crawlers", "policy", "logs"] as const;

/** A site whose only page reads a log with the published package, and sends back what it found. */
export interface BrowserPage {
  readonly address: string;
  /** What the next visitor's page says. */
  answer(): Promise<unknown>;
  close(): Promise<void>;
}

/** Serves the published packages by an import map, without a bundler, and a log under `/log`. */
export async function servePage(script: string, log: Uint8Array): Promise<BrowserPage> {
  const folder = mkdtempSync(join(tmpdir(), "logs-browser-"));
  mkdirSync(join(folder, "octroi"));
  for (const name of packages) {
    buildPackage(join(import.meta.dirname, "../..", name), join(folder, "octroi", name));
  }
  const imports = Object.assign({ fflate: "/fflate.js" }, ...packages.map((name) => importsOf(folder, name)));
  const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">${script}</script>`;
  const fflate = readFileSync(new URL("../esm/browser.js", import.meta.resolve("fflate")));
  let answered: (value: unknown) => void = () => undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === "/answer") {
      let body = "";
      for await (const chunk of request) body += chunk;
      answered(JSON.parse(body));
      response.end();
    } else if (path === "/") response.setHeader("content-type", "text/html").end(html);
    else if (path === "/log") response.end(log);
    else if (path === "/fflate.js") response.setHeader("content-type", "text/javascript").end(fflate);
    else if (/^\/octroi\/[\w/-]+\.js$/.test(path)) {
      response.setHeader("content-type", "text/javascript").end(readFileSync(join(folder, path)));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("the page is served nowhere");
  return {
    address: `http://127.0.0.1:${place.port}/`,
    answer: () => new Promise((resolve) => (answered = resolve)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The addresses of a package's entry points, from its published manifest. */
function importsOf(folder: string, name: string): Record<string, string> {
  const manifest: { exports: Record<string, string | { default: string }> } = JSON.parse(
    readFileSync(join(folder, "octroi", name, "package.json"), "utf8"),
  );
  return Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, target]) => [
      `@octroi/${name}${entry.slice(1)}`,
      `/octroi/${name}/${(typeof target === "string" ? target : target.default).slice(2)}`,
    ]),
  );
}
