/** All that a runtime could import: what is weighed. */
export * as bun from "../src/adapters/bun.ts";
export * as cloudflare from "../src/adapters/cloudflare.ts";
export * as deno from "../src/adapters/deno.ts";
export * as express from "../src/adapters/express.ts";
export * as hono from "../src/adapters/hono.ts";
export * as netlify from "../src/adapters/netlify.ts";
export * as next from "../src/adapters/next.ts";
export * as node from "../src/adapters/node.ts";
export * as vercel from "../src/adapters/vercel.ts";
export * from "../src/index.ts";
export * from "../src/licenses.ts";
