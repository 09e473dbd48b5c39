import { languages } from "@octroi/ui/language/language";
import { crawlerPath } from "../../../site/domain/directory/address.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";

/** Pages made from data, by one of each kind: in use, never real, unverifiable, out of robots.txt's reach. */
const samples = ["GPTBot", "Perplexity", "Bytespider", "ChatGPT Agent"].map(crawlerPath);

/** Pages made by the component that makes another one, from other words. */
export const likeAnother: ReadonlySet<string> = new Set([
  ...[pages.useCaseRecipes, pages.useCaseAffiliation, pages.useCaseSaasDocs],
  ...[pages.genericBlogs, pages.genericNews, pages.genericForums],
  ...[pages.documentationWordpress, pages.documentationDns],
  ...[pages.documentationApi, pages.documentationWebhooks, pages.documentationReadLawfully],
  ...samples.slice(1),
]);

/** Every page of the site in both languages, and one that does not exist. */
export const everyPage: readonly string[] = [
  ...Object.values(pages),
  ...samples,
  "/no-such-page" as const,
].flatMap((path) => languages.map((language) => addressOf(path, language)));
