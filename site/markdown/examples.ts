import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";

export const examples = join(import.meta.dirname, "../../examples");

/**
 * Fills a block that names a file of `examples/`, such as ```` ```ts file="next-16/proxy.ts" ````, with that file:
 * the lines a guide shows are the ones that `npm run test:runtimes` builds and starts.
 */
export function exampleFiles({ file: document }: { file: string }) {
  return (tree: Root) => {
    visit(tree, "code", (block) => {
      const name = /\bfile="([^"]*)"/.exec(block.meta ?? "")?.[1];
      if (name === undefined) return;
      if (block.value !== "")
        throw new Error(`${document}: expected an empty block for ${name}, found lines in it.`);
      block.value = readFileSync(join(examples, name), "utf8").trimEnd();
      block.meta = `title="${name.slice(name.indexOf("/") + 1)}"`;
    });
  };
}
