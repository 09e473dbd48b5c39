// Vercel's edge runtime with a file of the example as its middleware, and a page behind it.
import { EdgeRuntime, runServer } from "edge-runtime";
import { build } from "esbuild";

const [file = "middleware.ts"] = process.argv.slice(2);
const host = `
  import middleware from "./${file}";
  addEventListener("fetch", (event) => event.respondWith(answer(event)));
  async function answer(event) {
    const response = await middleware(event.request, event);
    const goesOn = response.headers.get("x-middleware-next") === "1";
    return goesOn ? new Response("Hello", { headers: response.headers }) : response;
  }
`;
const bundle = await build({
  stdin: { contents: host, resolveDir: process.cwd() },
  bundle: true,
  format: "iife",
  write: false,
});
const runtime = new EdgeRuntime({
  initialCode: bundle.outputFiles[0].text,
  extend: (context) => Object.assign(context, { process: { env: { ...process.env } } }),
});
await runServer({ runtime, host: "127.0.0.1", port: Number(process.env.PORT) });
