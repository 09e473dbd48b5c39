import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const documents = globSync(["README.md", "CONTRIBUTING.md", "docs/**/*.md"], { cwd: root });
const textOf = (document: string) => readFileSync(join(root, document), "utf8");

/** Where a path in a document begins: here, or in the application that the document is about. */
const places = ["", "site", "console"];

test("every file that a document names is there", () => {
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(/`(\w[\w./-]*\/[\w.-]+\.(?:tsx?|php|css|json|md))`/g)].map(
      ([, path = ""]) => ({
        document,
        path,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  const isThere = (path: string) => places.some((place) => existsSync(join(root, place, path)));
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
});

test("every link to a file leads to one", () => {
  const links = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\(((?!https?:|#|mailto:)[^)\s#]+)/g)].map(([, path = ""]) => ({
      document,
      path,
    })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ document, path }) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
});

test("the index of decisions lists each of them under its title", () => {
  const records = globSync("docs/decisions/0*.md", { cwd: root }).sort();
  const entries = records.map((record) => {
    const [, number, title] = /^# (\d+)\. (.*)/.exec(textOf(record)) ?? [];
    return `| ${number} | [${title}](${basename(record)}) |`;
  });
  const listed = [...textOf("docs/decisions/README.md").matchAll(/^\| \d+ \| \[.*\]\(.*?\) \|/gm)];
  expect(listed.map(([entry]) => entry)).toEqual(entries);
});

test("README counts the files of each way through it", () => {
  const ways = [...textOf("README.md").matchAll(/^\*\*(.+)\*\*, (\d+) files\.\n\n.*\n.*\n((?:\|.*\n)+)/gm)];
  const counted = ways.map(([, name, , rows = ""]) => [name, rows.trim().split("\n").length]);
  expect(counted.length).toBe(6);
  expect(ways.map(([, name, said]) => [name, Number(said)])).toEqual(counted);
});
