import { existsSync, readFileSync } from "node:fs";
import { brand } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { guides, headingsOf, type Prose, read, textOf } from "../../../../tests/site/prose.ts";
import { connectorIds, connectors } from "../../../domain/documentation/connectors.ts";
import { runtimes } from "../../../domain/documentation/runtimes.ts";

test("D2 WordPress has four features and five steps, Vercel four steps, DNS seven sub-steps in step 2", () => {
  const stepsUnder = (document: (typeof guides)[number], section: string) =>
    headingsOf(read(document, "en"))
      .filter((heading) => heading.depth === 3 && heading.section === section)
      .map(({ step }) => step);
  expect(stepsUnder("documentation/wordpress", "features")).toHaveLength(4);
  expect(stepsUnder("documentation/wordpress", "installation")).toEqual([1, 2, 3, 4, 5]);
  expect(stepsUnder("documentation/vercel", "installation")).toEqual([1, 2, 3, 4]);
  expect(stepsUnder("documentation/dns", "add-site")).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

describe.each(languages)("D2 in %s", (language) => {
  test.each(guides)("every step of %s says what to do, what appears and what to do otherwise", (document) => {
    const expected = { fr: /Vous devez voir/, en: /You should see/ }[language];
    const otherwise = { fr: /\b(sinon|si|s’ils?)\b/i, en: /\bif\b/i }[language];
    const steps = stepsOf(read(document, language));
    expect(steps.length).toBeGreaterThan(3);
    for (const { heading, text } of steps) {
      expect(text, heading).toMatch(expected);
      expect(text, heading).toMatch(otherwise);
    }
  });

  test("the DNS page shows the record, and the screen for each of the six providers", () => {
    const tables = tablesIn(read("documentation/dns", language));
    expect(tables[1]?.[1]).toEqual(["CNAME", "@", "xxxxxxxxxxxxxxxxxxxx.{{nameServerHost}}"]);
    expect(tables[2]?.slice(1).map(([provider]) => provider)).toEqual([
      "Cloudflare",
      "OVH",
      "GoDaddy",
      "Namecheap",
      "AWS Route 53",
      "Google Cloud DNS",
    ]);
  });

  test("getting started states the minutes that each connector's own page and the cards state", () => {
    const [comparison] = tablesIn(read("documentation/getting-started", language));
    const stated = comparison?.slice(1).map((row) => /\d+/.exec(row.at(-1) ?? "")?.[0]);
    expect(stated).toEqual(guides.map((document) => read(document, language).facts.get("minutes")));
    expect(stated).toEqual(connectorIds.map((id) => String(connectors[id].minutes)));
  });
});

test("the middleware's guide has a chapter for every runtime that is counted", () => {
  const chapters = headingsOf(read("documentation/middleware", "en")).filter(
    ({ depth, section }) => depth === 3 && section === "runtimes",
  );
  expect(chapters.map(({ id }) => id)).toEqual(runtimes);
});

test("D2 the file for Next.js re-exports the package's default and matches all paths", () => {
  const shown = read("documentation/vercel", "en").root.children.some(
    (block) => block.type === "code" && block.meta === 'file="next-16/proxy.ts"',
  );
  expect(shown).toBe(true);
  const source = readFileSync(new URL("../../../../examples/next-16/proxy.ts", import.meta.url), "utf8");
  const { errors, module } = parseSync("proxy.ts", source);
  expect(errors).toEqual([]);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ importName, exportName, moduleRequest }) => [
      importName.kind === "Name" ? importName.name : importName.kind,
      exportName.name,
      moduleRequest?.value,
    ]),
  );
  expect(exported).toContainEqual(["default", "proxy", `${brand.edgePackage.name}/next`]);
  expect(source).toContain('matcher: "/:path*"');
});

test("D2 every line of TypeScript and every policy that a guide shows is an example that is run", () => {
  const blocks = ["documentation/vercel", "documentation/middleware"] as const;
  const typed = blocks
    .flatMap((document) => read(document, "en").root.children)
    .filter((block) => block.type === "code" && block.lang !== "sh");
  expect(typed.length).toBeGreaterThan(10);
  for (const block of typed)
    expect(block).toMatchObject({ meta: expect.stringMatching(/^file="/), value: "" });
});

test("D2 every step of a guide is walked by a test that docs/requirements.md names", () => {
  const root = new URL("../../../../", import.meta.url);
  const requirements = readFileSync(new URL("docs/requirements.md", root), "utf8");
  const rows = [...requirements.matchAll(/^\| `([a-z-]+)` \| (.+) \| (.+) \|$/gm)].map(
    ([, guide = "", steps = "", tests = ""]) => ({
      guide,
      steps: [...steps.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id),
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
    }),
  );
  expect(rows.flatMap(({ tests }) => tests.filter((file) => !existsSync(new URL(file, root))))).toEqual([]);
  const withSteps = ["documentation/getting-started", ...guides, "documentation/middleware"] as const;
  for (const document of withSteps) {
    const guide = document.replace("documentation/", "");
    const headings = headingsOf(read(document, "en"));
    const ids = headings.map(({ id }) => id);
    // The middleware's guide has sections and no numbers.
    const steps = headings.filter(({ depth, step }) => (guide === "middleware" ? depth === 2 : step));
    const walked = rows.filter((row) => row.guide === guide).flatMap((row) => row.steps);
    expect(steps.map(({ id }) => id).filter((id) => !walked.includes(id))).toEqual([]);
    expect(walked.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

function stepsOf({ root }: Prose) {
  const steps: { heading: string; text: string }[] = [];
  let current: (typeof steps)[number] | undefined;
  for (const block of root.children) {
    const text = textOf(block);
    if (block.type !== "heading") {
      if (current) current.text += text;
    } else {
      current = /^(?:(?:Étape|Step) )?\d/.test(text) ? { heading: text, text: "" } : undefined;
      if (current) steps.push(current);
    }
  }
  // A step made of sub-steps says nothing of its own.
  return steps.filter(({ text }) => text !== "");
}

function tablesIn({ root }: Prose): string[][][] {
  return root.children
    .filter((block) => block.type === "table")
    .map((table) => table.children.map((row) => row.children.map(textOf)));
}
