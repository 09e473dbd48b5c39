/** Where the middleware runs besides Vercel, by its guide's chapters, each of which has a project that is started. */
export const runtimes = [
  "cloudflare",
  "netlify",
  "hono",
  "express",
  "fastify",
  "koa",
  "node",
  "astro",
  "sveltekit",
  "nuxt",
  "react-router",
  "deno",
  "bun",
] as const;
