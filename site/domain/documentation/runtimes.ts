/** Where the middleware runs besides Vercel, by its guide's chapters, each of which has a project that is started. */
export const runtimes = ["cloudflare", "netlify", "hono", "express", "node", "deno", "bun"] as const;
