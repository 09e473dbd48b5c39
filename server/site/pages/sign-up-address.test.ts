import { brand } from "@octroi/ui/brand/brand";
import { expect, test } from "vitest";
import { withSignUpAddress } from "./sign-up-address.ts";

test("every sign-up button leads where the operator says, and nothing else changes", () => {
  const html = `<a href="${brand.signUpUrl}">a</a><a href="/">b</a><a class="c" href="${brand.signUpUrl}">c</a>`;
  expect(withSignUpAddress(html, new URL("http://localhost:3001/sign-up?a=1&b=2"))).toBe(
    '<a href="http://localhost:3001/sign-up?a=1&amp;b=2">a</a><a href="/">b</a><a class="c" href="http://localhost:3001/sign-up?a=1&amp;b=2">c</a>',
  );
  expect(withSignUpAddress(html, new URL(brand.signUpUrl))).toBe(html);
});
