// Cloudflare's own runtime, workerd, serving the example named on the command line.
import { build } from "esbuild";
import { Miniflare } from "miniflare";

const { PORT, ...bindings } = process.env;
const bundle = await build({ entryPoints: [process.argv[2]], bundle: true, format: "esm", write: false });
const worker = new Miniflare({
  modules: true,
  script: bundle.outputFiles[0].text,
  compatibilityDate: "2026-04-01",
  host: "127.0.0.1",
  port: Number(PORT),
  bindings: Object.fromEntries(Object.entries(bindings).filter(([name]) => name.startsWith("OCTROI_"))),
  ratelimits: { CRAWLERS: { simple: { limit: 2, period: 60 } } },
  // What stands behind the Worker.
  outboundService: () => new Response("Hello"),
});
await worker.ready;
