import { expect, test } from "vitest";
import { licenseLinks, parseLinks } from "./links.ts";

const rsl = 'type="application/rsl+xml"';
const read = (header: string) => licenseLinks(parseLinks(header));

test.each([
  [`<https://a.b/l.xml>; rel=license; ${rsl}`],
  [`<https://a.b/s.css>; rel=preload; as=style, <https://a.b/l.xml>; REL="nofollow License"; ${rsl}`],
  [`<https://a.b/l.xml>;${rsl};rel="license"`],
  [`<https://a.b/x>; rel="next";, <https://a.b/l.xml>; ; rel="license" ;${rsl};`],
  [`<https://a.b/x>; @; é=1; title=a "b" c, <https://a.b/l.xml>; rel=license ; ${rsl}`],
  [
    `<https://a.b/x>; rel="next"; title="a, b; \\"c\\" <d>", <https://a.b/l.xml>; rel="license"; type="Application/RSL+XML; charset=utf-8"`,
  ],
])("%s names a license", (header) => {
  expect(read(header)).toEqual({ licenses: ["https://a.b/l.xml"], findings: [] });
});

test.each([
  ["link-type", '<https://a.b/license.xml>; rel="license"'],
  ["link-type", '<https://a.b/license.xml>; rel="license"; type="application/xml"'],
  ["link-type", '<https://a.b/license>; rel="license"; type="application/rsl"'],
  ["link-relative", `</license.xml>; rel="license"; ${rsl}`],
  ["link-relative", `<license.xml>; rel="license"; ${rsl}`],
  ["license-not-https", `<http://a.b/license.xml>; rel="license"; ${rsl}`],
])("%s: %s", (code, header) => {
  expect(read(header).findings).toMatchObject([{ code }]);
});

test.each([
  ['<https://creativecommons.org/licenses/by/4.0/>; rel="license"'],
  ['<https://a.b/terms.html>; rel="license"; type="text/html"'],
  [`<https://a.b/l.xml>; rel="alternate"; ${rsl}`],
  [`<https://a.b/l.xml>; rel="license"; ${rsl}; anchor="/other"`],
  [`<https://a.b/l.xml>; rel="next"; rel="license"; ${rsl}`],
  [""],
  ["nonsense"],
])("%s is no license of ours, and no mistake", (header) => {
  expect(read(header)).toEqual({ licenses: [], findings: [] });
});

test("a hostile header is read in bounded time", () => {
  expect(parseLinks(`<a>${";a".repeat(100_000)}`).length).toBeLessThan(2);
  expect(parseLinks(`<a>${' ;a="'.repeat(50_000)}`).length).toBeLessThan(2);
  expect(parseLinks(`<a>;${" ".repeat(100_000)}=`).length).toBeLessThan(2);
  expect(parseLinks(`<a>${'; ="'.repeat(50_000)}`).length).toBeLessThan(2);
});
