import { type ESTree, parseSync } from "vite";

/**
 * The line, from 1, on which a field of an exported constant stands in its TypeScript source; of a field that
 * is not written, the line of what would hold it.
 */
export function lineOf(source: string, constant: string, path: readonly string[]): number {
  const { program } = parseSync("source.ts", source);
  const value = program.body.flatMap(declaratorsIn).find(({ id }) => isNamed(id, constant))?.init;
  let found: ESTree.Node | undefined | null = value;
  let start = value?.start ?? 0;
  for (const key of path) {
    found = found && memberOf(found, key);
    if (!found) break;
    start = found.start;
    if (found.type === "Property") found = found.value;
  }
  return source.slice(0, start).split("\n").length;
}

function declaratorsIn(statement: ESTree.Node): ESTree.VariableDeclarator[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  return declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
}

function memberOf(node: ESTree.Node, key: string): ESTree.Node | undefined | null {
  if (node.type === "ArrayExpression") return node.elements[Number(key)];
  if (node.type !== "ObjectExpression") return undefined;
  return node.properties.find((property) => property.type === "Property" && isNamed(property.key, key));
}

const isNamed = (node: ESTree.Node, name: string) => node.type === "Identifier" && node.name === name;
