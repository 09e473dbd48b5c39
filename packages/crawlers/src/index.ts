export * from "./crawler.ts";
export * from "./registry.ts";
export * from "./robots.ts";
