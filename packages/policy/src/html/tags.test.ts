import { expect, test } from "vitest";
import { tagsIn } from "./tags.ts";

test("tags are found in order, and none inside raw text or comments", () => {
  const page =
    '<html><!-- <link> --><title><meta></title><LINK rel=a><script type="x">if (a<b) c</script><meta>';
  expect(tagsIn(page).map(({ name }) => name)).toEqual(["html", "title", "link", "script", "meta"]);
});

test("a page of elements that never close is read once, not once for each", () => {
  const tags = tagsIn("<title><script>".repeat(30_000));
  expect(tags).toHaveLength(60_000);
});
