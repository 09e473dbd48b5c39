/** A line of an example that says what it gives. */
const resultComment = /^(?<indent>\s*(?:if \(.+?\) )?)(?<expression>[^\s].*?); \/\/ (?<value>.+)$/;

/**
 * The TypeScript examples of a README as programs: each line that ends with a comment of its value becomes a
 * check of that value.
 */
export function programsIn(readme: string): readonly string[] {
  return [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => {
    const lines = code.split("\n").map((line) => {
      const { indent = "", expression, value } = resultComment.exec(line)?.groups ?? {};
      return expression === undefined ? line : `${indent}assert.deepEqual(${expression}, ${value});`;
    });
    return `import assert from "node:assert/strict";\n${lines.join("\n")}`;
  });
}
