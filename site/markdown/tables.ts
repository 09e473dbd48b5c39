import type { Language } from "@octroi/ui/language/language";
import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { copyButton } from "./copy-button.ts";

/** What stands for letters that a reader has, and we have not. */
const placeholder = /x{8}/;

/** Tells each cell the name of its column, for where there is no room for columns, and gives records their buttons. */
export function tables({ language }: { language: Language }) {
  return (tree: Root) => {
    visit(tree, "element", (table) => {
      if (table.tagName !== "table") return;
      const [head = [], ...rows] = rowsOf(table);
      for (const cells of rows) {
        if (cells.every(isCode)) {
          table.properties.className = ["table-record"];
          for (const cell of cells.filter((each) => !placeholder.test(textOf(each)))) {
            cell.children.push(copyButton(language, textOf(cell)));
          }
        }
        for (const [column, cell] of cells.entries()) {
          const name = head[column];
          if (name && column > 0) cell.properties["dataColumn"] = textOf(name);
        }
      }
    });
  };
}

/** The cells of each row, the heads first. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, "element", (row) => {
    if (row.tagName === "tr") rows.push(row.children.filter((cell) => cell.type === "element"));
  });
  return rows;
}

/** A row that is nothing but code is there to be copied elsewhere, cell by cell. */
function isCode(cell: Element): boolean {
  const [code, ...rest] = cell.children;
  return rest.length === 0 && code?.type === "element" && code.tagName === "code";
}
