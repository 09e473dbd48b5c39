import { crawlerPath } from "../../domain/directory/address.ts";
import { languages } from "../../domain/site/language.ts";
import { addressOf, pages } from "../../domain/site/pages.ts";

/** Pages made from data, by one of each kind: in use, never real, unverifiable, out of robots.txt's reach. */
const samples = ["GPTBot", "Perplexity", "Bytespider", "ChatGPT Agent"].map(crawlerPath);

/** Every page of the site in both languages, and one that does not exist. */
export const everyPage: readonly string[] = [
  ...Object.values(pages),
  ...samples,
  "/no-such-page" as const,
].flatMap((path) => languages.map((language) => addressOf(path, language)));
