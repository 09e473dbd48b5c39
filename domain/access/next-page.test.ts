import { expect, test } from "vitest";
import { nextPage } from "./next-page.ts";

test.each(["/sites", "/sites/new?domain=example.com", "/account/sessions"])(
  "%s is a page of ours",
  (next) => {
    expect(nextPage(next)).toBe(next);
  },
);

test.each([
  undefined,
  "",
  "https://evil.example/",
  "//evil.example/sites",
  "/\\evil.example",
  "/sites#fragment",
  "/sites?next=<script>",
  "/sign-out",
  "/v1/policy",
  "/nowhere",
])("%j is none", (next) => {
  expect(nextPage(next)).toBeUndefined();
});
