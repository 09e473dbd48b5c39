import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import { unzipSync } from "fflate";
import { selectAll } from "hast-util-select";
import { describe, expect, test } from "vitest";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { pluginDownload } from "../../../site/domain/pages/plugin-download.ts";
import { site } from "../whole-site.ts";
import { mainOf, one, targetsOf, textOf, textsOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

const words = {
  fr: {
    figures: ["85 %", "+527 %"],
    tables: ["visites à la barrière", "robots d’IA détectés", "règle de chaque robot", "chaque offre"],
    settings: ["Détection automatique", "Bloquer les IA", "Autoriser Google", "Rapports par e-mail"],
    screens: ["Tableau de bord", "Robots détectés", "Règles"],
    features: ["Détecter", "Protéger", "Analyser", "Monétiser"],
  },
  en: {
    figures: ["85%", "+527%"],
    tables: ["visits at the gate", "AI crawlers detected", "each crawler’s rule", "each plan includes"],
    settings: ["Automatic detection", "Block AI", "Allow Google", "E-mail reports"],
    screens: ["Dashboard", "Detected crawlers", "Rules"],
    features: ["Detect", "Protect", "Analyze", "Monetize"],
  },
} as const;

test("the plugin is offered as a zip, under its version and under an address that stays", async () => {
  const { get } = site();
  for (const path of [pluginDownload.path, pluginDownload.latest]) {
    const response = await get(path);
    expect([path, response.status, response.headers.get("content-type")]).toEqual([
      path,
      200,
      "application/zip",
    ]);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(new TextDecoder().decode(files["octroi/octroi.php"])).toContain(pluginDownload.version);
  }
});

describe.each(languages)("the plugin’s page in %s", async (language) => {
  const expected = words[language];
  const main = mainOf(await documentAt(addressOf(pages.wordpressPlugin, language)));
  const [problems, solution] = selectAll(":scope > section", main);
  const captions = textsOf("table caption", main);

  test("P5 the ten blocks stand in the specified order", () => {
    const all = selectAll("*", main);
    const at = (selector: string, text = "") =>
      all.indexOf(selectAll(selector, main).find((each) => textOf(each).includes(text)) ?? main);
    const places = [
      at("h1"),
      at(":scope > section li"),
      at(".figures", expected.figures[0]),
      at("ol > li"),
      at("h3", expected.screens[0]),
      at("a[data-opens=waitlist]"),
      at("table", expected.tables[3]),
      at("p, dt, dd, span", language === "fr" ? "2 847" : "2,847"),
      all.indexOf(selectAll(`a[href="${pluginDownload.path}"]`, main).at(-1) ?? main),
      at("details"),
    ];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // The whole page stands first, and for what was not found.
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  test("P5 the hero downloads, signs up and leads to the estimator", () => {
    expect(targetsOf(one("header", main)).slice(0, 3)).toEqual([
      pluginDownload.path,
      brand.signUpUrl,
      addressOf(pages.estimator, language),
    ]);
  });

  test("P5 three problems, four features with 85 % and +527 %, three steps, four settings", () => {
    expect(problems && selectAll("h3", problems)).toHaveLength(3);
    expect(textsOf("dt", main)).toEqual(
      expect.arrayContaining(expected.features.map((feature) => expect.stringContaining(feature))),
    );
    expect(solution && textsOf("*", solution)).toEqual(expect.arrayContaining([...expected.figures]));
    expect(selectAll("ol > li", main)).toHaveLength(3);
    const items = textsOf("li", main);
    for (const setting of expected.settings)
      expect(items.filter((item) => item.includes(setting))).toHaveLength(1);
  });

  test("P5 three screens draw the product: dashboard, detected crawlers, rules", () => {
    expect(textsOf("h3", main)).toEqual(expect.arrayContaining([...expected.screens]));
    for (const table of expected.tables) {
      expect(
        captions.filter((caption) => caption.includes(table)),
        table,
      ).toHaveLength(1);
    }
  });

  test("P5 two plans, of which the paid one is by invitation, and five questions", () => {
    expect(selectAll("a[data-opens=waitlist]", main)).toHaveLength(1);
    expect(selectAll("details", main)).toHaveLength(5);
  });
});
