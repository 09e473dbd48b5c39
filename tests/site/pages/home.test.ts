import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import { selectAll } from "hast-util-select";
import { describe, expect, test } from "vitest";
import { crawlerFamilies } from "../../../site/app/content/crawler-families.ts";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { mainOf, one, structuredDataOf, targetsOf, textOf, textsOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

const figures = {
  fr: [
    "2,4 M",
    "2 847 €",
    "2 000 €",
    "152 sites",
    "30 jours",
    "100 %",
    "0 €",
    "5 min",
    "24 h",
    "62,8 %",
    "50,4 %",
  ],
  en: ["2.4M", "€2,847", "€2,000", "152 sites", "30 days", "100%", "€0", "5 min", "24 h", "62.8%", "50.4%"],
};
const shared = {
  fr: ["85 %", "+527 %", "30 %", "1 000 000", "15", "1 ko", "2 min"],
  en: ["85%", "+527%", "30%", "1,000,000", "15+", "1 KB", "2 min"],
};

describe.each(languages)("the home page in %s", (language) => {
  test("P12 P13 says its figures and names the families of crawlers", async () => {
    const text = textOf(mainOf(await documentAt(`/${language}`)));
    for (const sentence of [...figures[language], ...shared[language], ...crawlerFamilies]) {
      expect(text).toContain(sentence);
    }
  });
});

test.each(languages)(
  "the first screen offers the account, the demo, the estimate and the check-up, in %s",
  async (language) => {
    const hero = one("section", mainOf(await documentAt(`/${language}`)));
    expect(textOf(hero)).toContain(brand.nameOrigin[language].replace(/\s/g, " "));
    expect(targetsOf(hero).slice(0, 3)).toEqual([
      brand.signUpUrl,
      brand.booking.pageUrl,
      addressOf(pages.estimator, language),
    ]);
    expect(one("form", hero).properties.action).toBe(addressOf(pages.siteCheck, language));
  },
);

test("P1 the sections stand in the specified order", async () => {
  const main = mainOf(await documentAt("/en"));
  expect(textsOf("h2", main)).toEqual([
    expect.stringMatching(/Install, measure/),
    // Not in the specification: what works today, between how it works and why it matters.
    expect.stringMatching(/Start without an account/),
    expect.stringMatching(/You are being read/),
    expect.stringMatching(/In 2019, search sent/),
    expect.stringMatching(/What publishers ask/),
    expect.stringMatching(/See today/),
  ]);
  expect(textsOf("#how-it-works h3", main)).toEqual(["Install", "Measure", "Monetize"]);
});

test("P1 the closing call offers the account first, then the beta by invitation", async () => {
  const closing = selectAll("section", mainOf(await documentAt("/en"))).at(-1);
  const calls = closing ? selectAll("a, button", closing) : [];
  expect(calls.map((call) => textOf(call).replace(/ ?\(.*/, ""))).toEqual([
    "Create my free account",
    "Request my invitation",
  ]);
  expect(calls[0]?.properties).toMatchObject({
    href: brand.signUpUrl,
    target: "_blank",
    rel: expect.arrayContaining(["noopener"]),
  });
});

test("P1 the example table says what happens to each crawler", async () => {
  const rows = textsOf("table tr", mainOf(await documentAt("/fr"))).slice(0, 7);
  expect(rows).toEqual([
    expect.stringMatching(/robot/),
    expect.stringMatching(/GPTBot.*2.847.*facturer.*28,47/),
    expect.stringMatching(/Gemini-Deep-Research.*1.923.*limiter/),
    expect.stringMatching(/ClaudeBot.*1.456.*facturer.*14,56/),
    expect.stringMatching(/MistralAI-User.*987.*autoriser/),
    expect.stringMatching(/PerplexityBot.*743.*bloquer/),
    expect.stringMatching(/Googlebot.*autoriser/),
  ]);
});

test("P1 search engines are told the organization, the price and four steps", async () => {
  const [organization, application, howTo] = structuredDataOf(await documentAt("/en"));
  expect(organization).toMatchObject({ "@type": "Organization", name: "Octroi" });
  expect(application).toMatchObject({
    "@type": "SoftwareApplication",
    offers: { price: 49, priceCurrency: "EUR", priceSpecification: { unitCode: "MON" } },
  });
  expect(howTo).toMatchObject({
    "@type": "HowTo",
    step: ["Create an account", "Install", "Measure", "Monetize"].map((name) => ({ name })),
  });
});

test.each(["/fr", "/fr/pricing", "/fr/why", "/fr/wordpress-plugin"])(
  "the share agrees alike on %s",
  async (path) => {
    const text = textOf(mainOf(await documentAt(path)));
    expect(text).toMatch(/80 % de ce qu[^.]* vous revient\b/);
  },
);
