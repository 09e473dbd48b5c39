import type { Framework } from "./framework.ts";
import { astro, nuxt, reactRouter, svelteKit } from "./meta-frameworks.ts";
import { next, vercel } from "./next.ts";
import { cloudflare, netlify } from "./platforms.ts";
import type { Project } from "./project.ts";
import { bun, deno, express, fastify, hono, koa, node } from "./servers.ts";

/** What kind of project stands in a folder, by what only that kind has. */
export function frameworkOf(project: Project): Framework {
  const depends = (name: string) => project.dependencies[name] !== undefined;
  const has = (...names: string[]) => project.find(...names) !== undefined;
  if (depends("next")) return next(project);
  if (has("wrangler.toml", "wrangler.json", "wrangler.jsonc")) return cloudflare;
  if (has("netlify.toml")) return netlify(project);
  if (has("vercel.json") || depends("@vercel/functions")) return vercel(project);
  if (depends("nuxt")) return nuxt;
  if (depends("astro")) return astro(project);
  if (depends("@sveltejs/kit")) return svelteKit(project);
  if (depends("@react-router/dev")) return reactRouter;
  if (depends("fastify")) return fastify(project);
  if (depends("koa")) return koa(project);
  if (depends("hono")) return hono(project);
  if (depends("express")) return express(project);
  if (depends("wrangler")) return cloudflare;
  if (has("deno.json", "deno.jsonc", "deno.lock")) return deno;
  if (has("bun.lock", "bun.lockb", "bunfig.toml")) return bun;
  return node(project);
}
