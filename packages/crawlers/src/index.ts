export * from "./crawler.ts";
export * from "./registry.ts";
