import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { retentionLimit, sameEmail, signup } from "./waitlist.ts";

const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };

const accepts = (fields: object) => v.safeParse(signup, { ...ada, ...fields }).success;

function linkOf(website: unknown): string | undefined {
  return v.parse(signup, { ...ada, website }).website;
}

describe("W2 a sign-up", () => {
  test.each([
    ["ada@example.com"],
    ["ada+press@mail.example.co.uk"],
    ["  Ada@Example.com "],
    ["é@exemple.fr"],
    [`${"a".repeat(242)}@example.com`],
  ])("takes the e-mail %j", (email) => {
    expect(accepts({ email })).toBe(true);
  });

  test.each([
    [""],
    ["ada"],
    ["ada@example"],
    ["@example.com"],
    ["ada@.com"],
    ["ada@example."],
    ["ada lovelace@example.com"],
    ["ada@exam@ple.com"],
    ["ada@example.com\u0000"],
    ["a\u0007@example.com"],
    [`${"a".repeat(243)}@example.com`],
    [12],
    [null],
    [["ada@example.com"]],
  ])("refuses the e-mail %j", (email) => {
    expect(accepts({ email })).toBe(false);
  });

  test.each([[""], ["   "], ["a".repeat(101)], ["Ada\nLovelace"], ["Ada\uD800"], [undefined], [{}]])(
    "refuses the name %j",
    (firstName) => {
      expect(accepts({ firstName })).toBe(false);
      expect(accepts({ lastName: firstName })).toBe(false);
    },
  );

  test("is trimmed, and its e-mail lower-cased", () => {
    const parsed = v.parse(signup, {
      firstName: " Ada ",
      lastName: "Lovelace\t",
      email: " ADA@Example.COM ",
    });
    expect(parsed).toMatchObject(ada);
  });

  test("a hostile e-mail costs no more than a good one", () => {
    expect(accepts({ email: `a@${".".repeat(200_000)}@` })).toBe(false);
    expect(accepts({ email: `a@${"a.".repeat(100_000)}@` })).toBe(false);
  });
});

describe("a link", () => {
  test.each([
    [undefined, undefined],
    [null, undefined],
    ["", undefined],
    ["   ", undefined],
    ["example.com", "https://example.com/"],
    ["example.com:8080/blog", "https://example.com:8080/blog"],
    ["www.linkedin.com/in/ada", "https://www.linkedin.com/in/ada"],
    ["http://example.com/a?b=c", "http://example.com/a?b=c"],
    ["HTTPS://Example.com", "https://example.com/"],
    ["exemple.fr/é", "https://exemple.fr/%C3%A9"],
  ])("%j becomes %j", (typed, link) => {
    expect(linkOf(typed)).toBe(link);
  });

  test.each([
    ["javascript:alert(1)"],
    ["data:text/html,hi"],
    ["ftp://example.com"],
    ["mailto:ada@example.com"],
    ["https://"],
    ["not a link"],
    ["localhost"],
    ["https://ada:secret@example.com"],
    [`https://example.com/${"a".repeat(2048)}`],
    [42],
  ])("%j is refused", (website) => {
    expect(accepts({ website })).toBe(false);
    expect(accepts({ linkedin: website })).toBe(false);
  });

  test("whatever is typed, what is kept is a web address of at most 2048 characters, or nothing", () => {
    const starts = fc.constantFrom("", "https://", "HTTP://", "example.com/", "https://example.com/?", "a:");
    fc.assert(
      fc.property(starts, fc.string(), (start, rest) => {
        const result = v.safeParse(signup, { ...ada, website: start + rest });
        const kept = result.success ? result.output.website : undefined;
        return kept === undefined || (/^https?:\/\//.test(kept) && kept.length <= 2048 && URL.canParse(kept));
      }),
    );
  });
});

describe("a hint", () => {
  test.each([
    ["/pricing", "/pricing"],
    ["/fr/pricing?email=ada@example.com#waitlist", "/fr/pricing"],
    ["//elsewhere.example", undefined],
    ["https://elsewhere.example/", undefined],
    [7, undefined],
    [undefined, undefined],
  ])("about the page, %j, is kept as %j and never refused", (page, kept) => {
    expect(v.parse(signup, { ...ada, page }).page).toBe(kept);
  });

  test("about the language that makes no sense is left out", () => {
    expect(v.parse(signup, { ...ada, lang: "de" }).lang).toBeUndefined();
    expect(v.parse(signup, { ...ada, lang: "fr" }).lang).toBe("fr");
  });
});

test("W11 one person is one address, however it was typed", () => {
  expect(sameEmail(" ADA@Example.com\n")).toBe("ada@example.com");
});

test.each([
  ["2026-11-15T10:00:00.000Z", "2024-11-15T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", "2026-02-28T10:00:00.000Z"],
  ["2026-02-28T10:00:00.000Z", "2024-02-28T10:00:00.000Z"],
  ["2026-01-31T00:00:00.000Z", "2024-01-31T00:00:00.000Z"],
])("W12 on %s, whoever was last in contact before %s is forgotten", (now, limit) => {
  expect(retentionLimit(new Date(now)).toISOString()).toBe(limit);
});

test("one e-mail address is one, however its accents were typed", () => {
  const typed = (email: string) => v.parse(signup, { firstName: "Ada", lastName: "L", email }).email;
  expect(typed("RENE\u0301@example.com")).toBe("ren\u00e9@example.com");
  expect(sameEmail("rene\u0301@example.com")).toBe(sameEmail("ren\u00e9@example.com"));
});

test.each(["ad\u200ba@example.com", "ada\u202e@example.com", "a\u00adda@example.com"])(
  "%j holds what nobody sees, and is refused",
  (email) => {
    expect(v.is(signup, { firstName: "Ada", lastName: "L", email })).toBe(false);
  },
);

test("a name has something to see", () => {
  expect(v.is(signup, { firstName: "\u200b", lastName: "L", email: "a@example.com" })).toBe(false);
  // Joiners belong to some names.
  expect(v.is(signup, { firstName: "\u0645\u06cc\u200c\u062e", lastName: "L", email: "a@example.com" })).toBe(
    true,
  );
});
