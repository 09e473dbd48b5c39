import { readFileSync } from "node:fs";
import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { type RouteId, routes } from "../../../domain/access/routes.ts";
import { dimensions, metrics } from "../../../domain/api/figures.ts";
import { scopes } from "../../../domain/api/token.ts";
import { cutDimensions } from "../../../domain/visits/cut.ts";
import { periods } from "../../../domain/visits/period.ts";
import { type Call, calls } from "../../../server/console/api/calls.ts";

/** The rows of the tables of the guide, each as the words in code of its cells. */
function codeIn(language: string): string[][][] {
  const file = new URL(`../../../site/app/content/documentation/api.${language}.md`, import.meta.url);
  const rows = readFileSync(file, "utf8").matchAll(/^\|(.*)\|$/gm);
  return [...rows].map(([, row = ""]) =>
    row.split("|").map((cell) => [...cell.matchAll(/`([^`]*)`/g)].map(([, code = ""]) => code)),
  );
}

const described = Object.entries<Partial<Record<string, Call>>>(calls).flatMap(([id, methods]) =>
  Object.entries(methods).map(([method, call]) => {
    const path = routes[id as RouteId].path.replace(/:(\w+)/g, "{$1}");
    // What is put is a draft or a version: each has a scope, and the body says which is needed.
    const needed = method === "put" ? scopes.filter((scope) => !scope.startsWith("read:")) : call?.scope;
    return [`${method.toUpperCase()} ${path}`, needed ?? []] as const;
  }),
);

test.each(languages)("the guide names every request, and the scope that it needs: %s", (language) => {
  const rows = codeIn(language).flatMap(([, asked, needed]) =>
    needed === undefined ? [] : [[asked?.[0] ?? "", needed] as const],
  );
  const requests = rows.filter(([asked]) => asked.includes(" /v1/"));
  expect(requests).toEqual(described.map(([asked, needed]) => [asked, [needed].flat()]));
});

test.each(languages)(
  "the guide names all that figures are counted, distinguished and cut by: %s",
  (language) => {
    const rows = new Map(codeIn(language).map(([member, values]) => [member?.[0], values]));
    const named = (member: string) => (rows.get(member) ?? []).filter((code) => !code.startsWith("{"));
    expect(named("metrics").toSorted()).toEqual([...metrics].sort());
    const inOtherRows = ["24h", "people"];
    expect(
      named("dimensions")
        .filter((code) => !inOtherRows.includes(code))
        .toSorted(),
    ).toEqual([...dimensions].sort());
    expect(named("period")).toEqual([...periods, "from", "to"]);
    expect(named("cut").toSorted()).toEqual([...cutDimensions].sort());
  },
);
