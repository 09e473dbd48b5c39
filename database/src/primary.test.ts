import { expect, test } from "vitest";
import { addressesOf } from "./primary.ts";

test.each([
  ["postgres://octroi:pw@10.0.0.1/octroi", ["postgres://octroi:pw@10.0.0.1/octroi"]],
  [
    "postgres://octroi:p%2Cw@10.0.0.1:5433,[2001:db8::2],db.example.com/octroi?sslmode=verify-full",
    [
      "postgres://octroi:p%2Cw@10.0.0.1:5433/octroi?sslmode=verify-full",
      "postgres://octroi:p%2Cw@[2001:db8::2]/octroi?sslmode=verify-full",
      "postgres://octroi:p%2Cw@db.example.com/octroi?sslmode=verify-full",
    ],
  ],
  // A comma elsewhere is no second server.
  ["postgres://octroi:a,b@10.0.0.1/octroi", ["postgres://octroi:a,b@10.0.0.1/octroi"]],
  ["postgresql:///octroi?host=/run/a,b", ["postgresql:///octroi?host=/run/a,b"]],
])("%s: an address for each server", (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses);
});
