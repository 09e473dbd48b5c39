import { describe, expect, test } from "vitest";
import { checkRsl } from "./check.ts";
import { licensed } from "./licensed.ts";

function ask(contents: string, path: string, use: string, more: { user?: string; geo?: string } = {}) {
  const { document, valid } = checkRsl(`<rsl xmlns="https://rslstandard.org/rsl">${contents}</rsl>`);
  expect(valid).toBe(true);
  return licensed(document, { path, use, ...more });
}
const content = (url: string, ...licenses: string[]) =>
  `<content url="${url}">${licenses.map((inner) => `<license>${inner}</license>`).join("")}</content>`;
const permits = (words: string, type = "usage") => `<permits type="${type}">${words}</permits>`;
const prohibits = (words: string) => `<prohibits type="usage">${words}</prohibits>`;
const paid = '<payment type="crawl"><amount currency="EUR">1</amount></payment>';

describe("uses", () => {
  test.each([
    ["all", "search", "licensed"],
    ["all", "ai-train", "licensed"],
    ["ai-all", "ai-index", "licensed"],
    ["ai-all", "search", "not-licensed"],
    ["ai-train", "ai-all", "not-licensed"],
    ["search x:y", "ai-input", "not-licensed"],
    ["", "search", "not-licensed"],
  ])("%s permits %s: %s", (words, use, answer) => {
    expect(ask(content("/", permits(words)), "/", use)?.answer).toBe(answer);
  });

  test("a prohibition takes its part out of a wide permission", () => {
    const contents = content("/", permits("all") + prohibits("ai-train"));
    expect(ask(contents, "/", "ai-train")?.answer).toBe("not-licensed");
    expect(ask(contents, "/", "ai-input")?.answer).toBe("licensed");
    expect(ask(contents, "/", "ai-all")?.answer).toBe("not-licensed");
  });
});

describe("licenses are alternatives", () => {
  test("the one that grants the use brings its price; the cheapest is the one to take", () => {
    const contents = content("/", permits("search"), permits("search ai-train") + paid);
    expect(ask(contents, "/", "search")).toEqual({ answer: "licensed", payment: "free" });
    expect(ask(contents, "/", "ai-train")).toEqual({ answer: "licensed-if-paid", payment: "crawl" });
  });

  test("what one sells and another prohibits is not settled", () => {
    const contents = content("/", permits("search") + prohibits("ai-train"), permits("ai-train") + paid);
    expect(ask(contents, "/", "ai-train")).toEqual({ answer: "open" });
  });

  test("attribution is a condition, not a price; a price without type is never free", () => {
    expect(ask(content("/", '<payment type="attribution"/>'), "/", "search")).toEqual({
      answer: "licensed",
      payment: "attribution",
      conditional: true,
    });
    const untyped = '<payment><amount currency="EUR">1</amount></payment>';
    expect(ask(content("/", untyped), "/", "search")).toEqual({ answer: "licensed-if-paid", payment: null });
    expect(ask(content("/", "<payment/>"), "/", "search")).toEqual({ answer: "licensed", payment: "free" });
  });

  test("who uses it, and where, counts when it is known", () => {
    const contents = content("/", permits("education", "user") + permits("FR", "geo"));
    expect(ask(contents, "/", "search")).toMatchObject({ answer: "licensed", conditional: true });
    expect(ask(contents, "/", "search", { user: "education", geo: "FR" })?.answer).toBe("licensed");
    expect(ask(contents, "/", "search", { user: "commercial" })?.answer).toBe("not-licensed");
    expect(ask(contents, "/", "search", { geo: "US" })?.answer).toBe("not-licensed");
  });
});

describe("scopes", () => {
  test("the narrower goes first, and its list is closed", () => {
    const contents = content("/", permits("all")) + content("/a/", permits("search"));
    expect(ask(contents, "/a/1", "ai-train")?.answer).toBe("not-licensed");
    expect(ask(contents, "/b", "ai-train")?.answer).toBe("licensed");
  });

  test("a wide prohibition holds in a narrow scope that does not speak of the use", () => {
    const contents = content("/", prohibits("ai-train")) + content("/a/", prohibits("search"));
    expect(ask(contents, "/a/1", "ai-train")?.answer).toBe("not-licensed");
  });

  test("whether a narrow grant lifts a wide prohibition is not settled", () => {
    const contents = content("/", prohibits("ai-train")) + content("/a/", permits("ai-train"));
    expect(ask(contents, "/a/1", "ai-train")?.answer).toBe("open");
  });

  test("order plays no part, and length is not narrowness", () => {
    const contents = content("/articles/", permits("search")) + content("/*", permits("all"));
    expect(ask(contents, "/articles/1", "ai-train")?.answer).toBe("not-licensed");
  });

  test("scopes that only overlap both count, the stricter one answers", () => {
    const contents = content("/*.pdf$", permits("search")) + content("/docs/", permits("all"));
    expect(ask(contents, "/docs/a.pdf", "ai-train")?.answer).toBe("not-licensed");
  });

  test("where no scope matches, nothing is said", () => {
    expect(ask(content("/a/", permits("all")), "/b", "search")).toBeUndefined();
  });
});
