import { brand } from "@octroi/ui/brand/brand";
import { expect, test } from "vitest";
import { renderMarkdown } from "./render.ts";

const render = async (body: string) => {
  const { html } = await renderMarkdown(`---\ntitle: T\ndescription: D\n---\n${body}`, "en", "test.en.md");
  return html.map((piece) => (typeof piece === "string" ? piece : piece.href)).join("");
};

test("D2 the cells of a row that is nothing but code can be copied", async () => {
  const html = await render("| Name | Value |\n|---|---|\n| `@` | `edge` |\n");
  expect(html.match(/data-copy/g)).toHaveLength(2);
  expect(html).toMatch(/<td><code>@<\/code><button type="button" data-copy/);
  expect(html).toContain("table-record");
});

test("D2 what stands for a reader's own letters is not copied", async () => {
  const html = await render("| Name | Value |\n|---|---|\n| `@` | `xxxxxxxxxxxxxxxxxxxx.edge` |\n");
  expect(html.match(/data-copy/g)).toHaveLength(1);
  expect(html).toMatch(/<code>x+\.edge<\/code><\/td>/);
});

test("a row with words in it has no buttons, and its cells know their columns", async () => {
  const html = await render("| Name | Note |\n|---|---|\n| `@` | the `@` sign |\n");
  expect(html).not.toMatch(/data-copy|table-record/);
  expect(html).toContain('<td data-column="Note">');
});

test("a link out of the site opens a new tab that cannot reach back; one inside stays", async () => {
  const html = await render("[out](https://example.com) and [in](/pricing)");
  expect(html).toContain('<a href="https://example.com" target="_blank" rel="noopener noreferrer">');
  expect(html).toContain('<a href="/pricing">in</a>');
});

test("the addresses that depend on the page are apart, in their order", async () => {
  const body = "[in](/pricing), [file](/downloads/a.zip), [head](#top) and [sign-up](%s)";
  const source = `---\ntitle: T\ndescription: D\n---\n${body.replace("%s", brand.signUpUrl)}`;
  const { html } = await renderMarkdown(source, "en", "test.en.md");
  expect(html.filter((piece) => typeof piece !== "string")).toEqual([
    { href: "/pricing" },
    { href: brand.signUpUrl },
  ]);
});

test("D3 a block is named after its file, or after the terminal it is typed into", async () => {
  const html = await render('```ts title="a.ts"\nlet a;\n```\n\n```sh\nls\n```\n');
  expect(html).toMatch(
    /<figcaption><span>a\.ts<\/span><button[\s\S]*<figcaption><span>Terminal<\/span><button/,
  );
});

test.for(["sh", "js", "ts", "tsx", "json", "toml", "python"])(
  "D3 a block of %s is highlighted, and scrolls by keyboard",
  async (fence) => {
    expect(await render(`\`\`\`${fence}\na = 1\n\`\`\`\n`)).toMatch(/<pre class="shiki[^>]*tabindex="0"/);
  },
);

test("D3 a block that names an example shows its file, under its own name", async () => {
  const html = await render('```ts file="next-16/proxy.ts"\n```\n');
  expect(html).toContain("<figcaption><span>proxy.ts</span>");
  expect(html.replace(/<[^>]+>/g, "")).toContain('export { default as proxy } from "@octroi/edge/next";');
});

test("D3 an example that is not there, or a block with lines of its own beside one, fails the build", async () => {
  await expect(render('```ts file="next-16/nothing.ts"\n```\n')).rejects.toThrow(/nothing\.ts/);
  await expect(render('```ts file="next-16/proxy.ts"\nlet a;\n```\n')).rejects.toThrow(
    /expected an empty block/,
  );
});

test("a picture of the product has both forms, their sizes and its words, and is loaded when it is near", async () => {
  const html = await render("![The list](picture:overview)\n");
  expect(html).toContain(
    '<source media="(width < 34rem)" srcset="/pictures/overview-en-narrow.webp" width="390" height="640">',
  );
  expect(html).toContain(
    '<img src="/pictures/overview-en-wide.webp" alt="The list" width="1180" height="720" loading="lazy" decoding="async">',
  );
});

test("a picture that nobody takes, or that has no words, fails the build", async () => {
  await expect(render("![Words](picture:nothing)\n")).rejects.toThrow(/picture:nothing/);
  await expect(render("![](picture:overview)\n")).rejects.toThrow(/expected words/);
});
