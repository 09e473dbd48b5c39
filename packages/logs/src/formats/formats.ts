import type { Encoding } from "./decode.ts";

/**
 * The formats that are read.
 *
 * @example
 * formatNames.includes("combined"); // true
 */
export const formatNames = [
  "common",
  "combined",
  "vhost-common",
  "vhost-combined",
  "caddy",
  "nginx-json",
  "traefik",
  "cloudflare",
  "vercel",
  "iis",
  "cloudfront",
  "cloudfront-json",
  "octroi",
] as const;
export type FormatName = (typeof formatNames)[number];

/** How each of them writes what would end a field. */
export const encodingOf: Readonly<Record<FormatName, Encoding>> = {
  common: "backslash",
  combined: "backslash",
  "vhost-common": "backslash",
  "vhost-combined": "backslash",
  caddy: "json",
  "nginx-json": "json",
  traefik: "json",
  cloudflare: "json",
  vercel: "json",
  iis: "plus",
  cloudfront: "percent",
  "cloudfront-json": "json-percent",
  octroi: "json",
};
