export { crawlerWords } from "./en/crawlers.ts";
export { lintWords } from "./en/lint.ts";
