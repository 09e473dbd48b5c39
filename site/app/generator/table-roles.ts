/**
 * On a phone each row of the registry is drawn as a block, and some browsers stop calling a table a table
 * once it is not drawn as one: its parts say what they are.
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
