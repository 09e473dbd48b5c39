import { describe, expect, test } from "vitest";
import { languageOf } from "./language.ts";

describe("L4 the language of a request", () => {
  test.each([
    ["the address decides", { prefix: "fr", cookie: "lang=en", acceptLanguage: "en" }, "fr"],
    ["then the stored preference", { cookie: "a=b; lang=fr", acceptLanguage: "en" }, "fr"],
    ["then the browser", { acceptLanguage: "fr-BE" }, "fr"],
    ["the browser’s weights count", { acceptLanguage: "en;q=0.5, fr;q=0.9" }, "fr"],
    ["a weight of zero is a refusal", { acceptLanguage: "fr;q=0" }, "en"],
    ["any other language reads English", { acceptLanguage: "de, fr;q=0.8" }, "en"],
    ["Frisian is not French", { acceptLanguage: "fry" }, "en"],
    ["nothing known is English", {}, "en"],
    ["an unknown prefix is no language", { prefix: "de", acceptLanguage: "fr" }, "fr"],
    ["a cookie that is no language is ignored", { cookie: "lang=<script>", acceptLanguage: "fr" }, "fr"],
    ["a header without meaning is ignored", { acceptLanguage: ";;;q=,*" }, "en"],
  ] as const)("%s", (_, hints, expected) => {
    expect(languageOf(hints)).toBe(expected);
  });
});
