import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const layers = [
  "packages/crawlers/src",
  "web/src",
  "ui/src",
  "domain",
  "store",
  "server",
  "cli",
  "site/domain",
  "site/app",
  "console/app",
];

export interface Found {
  /** Where it stands, for people. */
  where: string;
  source: string;
  flags: string;
}

/** Every regular expression literal in the code that runs for visitors, or over what they sent. */
export function regularExpressions(): Found[] {
  return layers.flatMap((layer) => {
    const folder = join(root, layer);
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(
        (name) =>
          /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|-cases\.ts$|(^|\/)(content|registry)\//.test(name),
      )
      .flatMap((name) => literalsIn(readFileSync(join(folder, name), "utf8"), `${layer}/${name}`));
  });
}

/** After an operator or a bracket, a slash begins an expression; elsewhere it divides, or is text. */
const literal =
  /(?:[=(,:!&|?[{};]|return|=>)\s*\/(?![*/])((?:[^\\/\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;

function literalsIn(code: string, file: string): Found[] {
  const plain = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
    comment.replaceAll(/[^\n]/g, " "),
  );
  return [...plain.matchAll(literal)].flatMap(({ 1: source = "", 2: flags = "", index }) => {
    const before = plain.slice(0, index);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isInText = (line.match(/["`]/g) ?? []).length % 2 === 1;
    const where = `${file}:${before.split("\n").length}`;
    return isInText || !isExpression(source, flags) ? [] : [{ where, source, flags }];
  });
}

function isExpression(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
