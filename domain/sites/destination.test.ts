import { expect, test } from "vitest";
import { parseDestination } from "./destination.ts";

test.each([
  ["8.8.8.8", "443", { ip: "8.8.8.8", port: 443 }],
  [" 2606:4700::1111 ", "80", { ip: "2606:4700::1111", port: 80 }],
  ["::ffff:8.8.4.4", "443", { ip: "8.8.4.4", port: 443 }],
])("%s on port %s", (ip, port, destination) => {
  expect(parseDestination(ip, port)).toEqual(destination);
});

test.each([
  ["example.com", "443", "not-an-address"],
  ["0x7f.1", "443", "not-an-address"],
  ["10.0.0.1", "443", "private-address"],
  ["127.0.0.1", "443", "private-address"],
  ["169.254.169.254", "443", "private-address"],
  ["::1", "443", "private-address"],
  ["fd00::1", "443", "private-address"],
  ["::ffff:127.0.0.1", "443", "private-address"],
  ["203.0.113.10", "443", "private-address"],
  ["168.63.129.16", "443", "private-address"],
  ["2002:7f00:1::1", "443", "private-address"],
  ["64:ff9b::7f00:1", "443", "private-address"],
  ["8.8.8.8", "22", "port"],
  ["8.8.8.8", "8080", "port"],
  ["8.8.8.8", "0", "port"],
  ["8.8.8.8", "65536", "port"],
  ["8.8.8.8", "https", "port"],
])("%s on port %s is refused: %s", (ip, port, fault) => {
  expect(parseDestination(ip, port)).toEqual({ fault });
});
