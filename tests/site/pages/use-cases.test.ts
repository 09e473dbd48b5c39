import { languages } from "@octroi/ui/language/language";
import { selectAll } from "hast-util-select";
import { describe, expect, test } from "vitest";
import { addressOf, pages } from "../../../site/domain/pages/pages.ts";
import { ruleRows } from "../../../site/domain/robots/crawler-rules.ts";
import { useCaseRules } from "../../../site/domain/use-cases/rules.ts";
import {
  caseStudies,
  genericUseCasePages,
  studyFigureText,
  useCasePages,
} from "../../../site/domain/use-cases/use-cases.ts";
import { mainOf, one, plain, structuredDataOf, targetsOf, textOf, textsOf } from "./elements.ts";
import { documentAt, resourceAt } from "./rendered-pages.ts";

const ids = ["media", "recipes", "affiliation", "saas-docs"] as const;
const dedicated = ids.flatMap((id) => languages.map((language) => ({ id, language })));

describe.each(dedicated)("/$language/use-cases/$id", async ({ id, language }) => {
  const document = await documentAt(addressOf(useCasePages[id], language));
  const main = mainOf(document);

  test("P7 has every block and the case study’s figures", () => {
    expect(selectAll("h1", main)).toHaveLength(1);
    // Benefits, symptoms, features, rules, steps, results, case study, questions, closing, related pages.
    expect(selectAll("h2", main)).toHaveLength(10);
    expect(selectAll("figure", main)).toHaveLength(2);
    const { first, second, third } = caseStudies[id];
    const study = selectAll("section", main).find((section) => textOf(section).includes("Illustration"));
    expect(study && textsOf("li p.figures", study)).toEqual(
      [first, second, third].map((figure) => plain(studyFigureText(figure, language))),
    );
  });

  test("P7 has the rules it says it has", () => {
    const rows = selectAll("tbody tr", main).map((row) => selectAll("th, td", row));
    const words = rows.map(([crawlers, operators, , , path]) => ({
      crawlers: crawlers && textOf(crawlers),
      operators: operators && textOf(operators),
      path: path && textOf(path),
    }));
    expect(words).toEqual(
      ruleRows(useCaseRules[id], language).map(({ crawlers, path }) => ({
        // On a phone, what they are for follows.
        crawlers: expect.stringContaining(crawlers.map(({ token }) => token).join("")),
        operators: crawlers.map(({ operator }) => operator).join(""),
        path,
      })),
    );
  });

  test("P7 E3 leads to the estimator twice, to pricing, to privacy, to the other use cases and to the support", () => {
    const targets = targetsOf(main);
    const to = (path: (typeof pages)[keyof typeof pages]) =>
      targets.filter((target) => target === addressOf(path, language)).length;
    expect(to(pages.estimator)).toBe(2);
    for (const path of [pages.pricing, pages.privacy, pages.genericNews, pages.genericForums]) {
      expect(to(path), path).toBeGreaterThan(0);
    }
    expect(targets.some((target) => target.startsWith("mailto:"))).toBe(true);
  });

  test("P7 P11 tells search engines the questions it answers, and its trail", () => {
    const questions = textsOf("details h3", main);
    const answers = textsOf("details p", main);
    expect(questions.length).toBeGreaterThan(2);
    expect(structuredDataOf(document)).toContainEqual({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map((name, index) => ({
        "@type": "Question",
        name,
        acceptedAnswer: { "@type": "Answer", text: answers[index] },
      })),
    });
    expect(structuredDataOf(document)).toContainEqual(
      trailTo(`/${language}`, addressOf(useCasePages[id], language)),
    );
  });
});

test("P7 no two dedicated pages draw the same picture", async () => {
  const drawings = new Set<string>();
  for (const path of Object.values(useCasePages)) {
    const drawing = one("main header figure > div", await documentAt(addressOf(path, "en")));
    drawings.add(
      selectAll("*", drawing)
        .map(({ tagName }) => tagName)
        .join(" "),
    );
  }
  expect(drawings.size).toBe(ids.length);
});

test.each(Object.values(genericUseCasePages))(
  "P6 %s has its three stats, problem, solution, benefits and two ways on",
  async (path) => {
    const document = await documentAt(addressOf(path, "fr"));
    const main = mainOf(document);
    expect(selectAll("h1", main)).toHaveLength(1);
    // Problem, solution, rules, benefits, closing, related pages.
    expect(selectAll("h2", main)).toHaveLength(6);
    expect(selectAll("dt", main)).toHaveLength(5);
    expect(selectAll("header .figures", main)).toHaveLength(3);
    const starts = selectAll("a", main).filter((link) => textOf(link).startsWith("Commencer maintenant"));
    expect(starts.map(({ properties }) => properties.target)).toEqual(starts.map(() => "_blank"));
    expect(starts.length).toBeGreaterThan(0);
    expect(textsOf("a", main).filter((text) => text === "Estimer mes revenus")).toHaveLength(2);
    expect(structuredDataOf(document)).toContainEqual(trailTo("/fr", `/fr${path}`));
  },
);

test("P6 everything under /usecase/ has the one generic title", async () => {
  const titleAt = async (path: string) => textOf(one("title", await documentAt(`/en${path}`)));
  const paths = [...Object.values(genericUseCasePages), "/usecase/nothing", "/usecase/media/more"];
  const titles = new Set(await Promise.all(paths.map(titleAt)));
  expect(titles.size).toBe(1);
  expect([...titles]).not.toContain(await titleAt("/use-cases/media"));
});

test.each([
  ["/fr/usecase/inconnu", "Use Case non trouvé", "Ce use case n’existe pas encore."],
  ["/en/usecase/unknown", "Use case not found", "This use case doesn’t exist yet."],
  ["/en/usecase/media/more", "Use case not found", "This use case doesn’t exist yet."],
  ["/en/usecase/toString", "Use case not found", "This use case doesn’t exist yet."],
])("P6 %s is a 404 that says so and leads home", async (path, heading, text) => {
  expect((await resourceAt(path)).status).toBe(404);
  const document = await documentAt(path);
  const main = mainOf(document);
  expect(textsOf("h1", main)).toEqual([heading]);
  expect(textsOf("p", main)).toContain(text);
  expect(targetsOf(main)).toContain(path.slice(0, 3));
  expect(one('meta[name="robots"]', document).properties.content).toBe("noindex");
});

/** The trail of breadcrumbs from the home page to a page. */
function trailTo(...paths: string[]): unknown {
  return expect.objectContaining({
    "@type": "BreadcrumbList",
    itemListElement: paths.map((path, index) =>
      expect.objectContaining({
        position: index + 1,
        item: expect.stringMatching(new RegExp(`//[^/]+${path}$`)),
      }),
    ),
  });
}
