export * from "./identify.ts";
export * from "./lint.ts";
export * from "./registry.ts";
export * from "./robots.ts";
