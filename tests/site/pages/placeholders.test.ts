import { brand } from "@octroi/ui/brand/brand";
import { isReserved } from "@octroi/ui/brand/placeholders";
import { languages } from "@octroi/ui/language/language";
import { selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { mainOf, one, targetsOf, textOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

const toTheOperator =
  /(name|photo) to come|(nom|photo) à venir|fill(ed)? in|renseigner|compléter par|example address/i;

test.each(languages.flatMap((language) => ["team", "why", "privacy"].map((page) => `/${language}/${page}`)))(
  "N7 %s has no note to the operator, and no link that leads nowhere for want of an address",
  async (path) => {
    const main = mainOf(await documentAt(path));
    expect(textOf(main)).not.toMatch(toTheOperator);
    const unknown = [brand.newsArticleUrl, ...brand.team.map(({ profileUrl }) => profileUrl)].filter(
      isReserved,
    );
    expect(targetsOf(main).filter((target) => unknown.includes(target))).toEqual([]);
  },
);

test.each(languages)(
  "P4 the figures of search have a source, named where it cannot be linked, in %s",
  async (language) => {
    const chart = one("figure", mainOf(await documentAt(`/${language}/why`)));
    if (isReserved(brand.newsArticleUrl)) expect(textOf(one("cite", chart))).toMatch(/^Source\b/);
    else expect(targetsOf(chart)).toContain(brand.newsArticleUrl);
  },
);

test.each(languages)(
  "P9 each member of the team has a role and a drawing until there is a photo, in %s",
  async (language) => {
    const members = selectAll("#members + ul > li", mainOf(await documentAt(`/${language}/team`)));
    expect(members).toHaveLength(2);
    for (const [position, member] of members.entries()) {
      expect(textOf(member)).toContain(brand.team[position]?.role);
      expect(selectAll("svg", member)).toHaveLength(1);
    }
  },
);
