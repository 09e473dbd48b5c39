import { expect, test } from "vitest";
import { renderMarkdown } from "./render.ts";

const render = async (body: string) => {
  const { html } = await renderMarkdown(`---\ntitle: T\ndescription: D\n---\n${body}`, "en", "test.en.md");
  return html;
};

test("D2 a cell that is nothing but code can be copied, and words about code cannot", async () => {
  const html = await render("| Name | Note |\n|---|---|\n| `@` | the `@` sign |\n");
  expect(html.match(/data-copy/g)).toHaveLength(1);
  expect(html).toMatch(/<td><code>@<\/code><button type="button" data-copy/);
  expect(html).toContain("table-record");
});

test("a table without a record has no buttons", async () => {
  const html = await render("| Name |\n|---|\n| words |\n");
  expect(html).not.toMatch(/data-copy|table-record/);
});

test("a link out of the site opens a new tab that cannot reach back; one inside stays", async () => {
  const html = await render("[out](https://example.com) and [in](/pricing)");
  expect(html).toContain('<a href="https://example.com" target="_blank" rel="noopener noreferrer">');
  expect(html).toContain('<a href="/pricing">in</a>');
});

test("D3 a block is named after its file, or after the terminal it is typed into", async () => {
  const html = await render('```ts title="a.ts"\nlet a;\n```\n\n```sh\nls\n```\n');
  expect(html).toMatch(
    /<figcaption><span>a\.ts<\/span><button[\s\S]*<figcaption><span>Terminal<\/span><button/,
  );
});
