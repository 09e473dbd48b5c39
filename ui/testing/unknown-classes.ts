import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compile } from "tailwindcss";

/** Classes of an application's markup, and of ours, that its style sheet has no style for: names mistyped, or gone. */
export async function unknownClasses(stylesheet: string): Promise<string[]> {
  const sheet = await compile(readFileSync(stylesheet, "utf8"), {
    base: dirname(stylesheet),
    loadStylesheet,
  });
  const folders = [join(dirname(stylesheet), ".."), join(import.meta.dirname, "../src")];
  const names = folders.flatMap((folder) =>
    globSync(join(folder, "**/*.tsx")).flatMap((file) => classesIn(readFileSync(file, "utf8"))),
  );
  let css = sheet.build([]);
  return [...new Set(names)].filter((name) => {
    const before = css;
    css = sheet.build([name]);
    return css === before && !css.includes(`.${name}`);
  });
}

/** Those of utilities, whose names have parts: a single word may be there for a script or a parent. */
function classesIn(source: string): string[] {
  return [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, text, template]) =>
    (text ?? template ?? "")
      .replace(/\$\{[^}]*\}/g, " ")
      .split(/\s+/)
      .filter((name) => /^[a-z][\w-]*-[\w-]+$/.test(name)),
  );
}

async function loadStylesheet(id: string, base: string) {
  const { resolve } = createRequire(join(base, "style.js"));
  const path = id.startsWith(".")
    ? join(base, id)
    : resolve(id === "tailwindcss" ? "tailwindcss/index.css" : id);
  return { path, base: dirname(path), content: readFileSync(path, "utf8") };
}
