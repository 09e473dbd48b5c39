export { crawlerWords } from "./fr/crawlers.ts";
export { lintWords } from "./fr/lint.ts";
