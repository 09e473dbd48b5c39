import { readFileSync } from "node:fs";

/** What the guide “Read lawfully” prints in some languages of programs, step by step. */
export function guideLines(language: "fr" | "en", programs: readonly ("sh" | "js" | "python")[]): string[] {
  const file = `../../../site/app/content/documentation/read-lawfully.${language}.md`;
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const blocks = text.matchAll(new RegExp(`^\`\`\`(?:${programs.join("|")})\\n(.*?)^\`\`\`$`, "gms"));
  return [...blocks].map(([, code = ""]) => code);
}
