import { globSync, readFileSync } from "node:fs";
import { languages } from "@octroi/ui/language/language";
import { consoleLabels, pluginLabels } from "@octroi/ui/words/labels";
import { describe, expect, test } from "vitest";
import { french } from "../../../../packages/wordpress/translations/fr.ts";
import { everyNodeIn, read, textOf } from "../../../../tests/site/prose.ts";

const documents = [
  "documentation/getting-started",
  "documentation/wordpress",
  "documentation/vercel",
  "documentation/dns",
  "documentation/middleware",
] as const;

/**
 * What guides set in bold outside tables that is neither the console's nor the plugin's: leads of paragraphs, the verdict
 * of a check, and what other programs show.
 */
const others = {
  fr: [
    ...["Vous devez voir", "Sinon :", "OK", "Passer par www.", "Changer de fournisseur DNS."],
    ...["Next.js 16", "Next.js 15", "tout autre framework", "Settings", "Root Directory"],
    ...["Extensions", "Ajouter une extension", "Téléverser une extension", "Installer maintenant"],
    ...["Activer l’extension", "Extensions installées", "Réglages", "Général"],
    ...["ALIAS", "ANAME", "aplatissement de CNAME"],
  ],
  en: [
    ...["You should see", "If not:", "OK", "Use www.", "Change DNS provider."],
    ...["Next.js 16", "Next.js 15", "any other framework", "Settings", "Root Directory"],
    ...["Plugins", "Add Plugin", "Upload Plugin", "Install Now"],
    ...["Activate Plugin", "Installed Plugins", "Settings", "General"],
    ...["ALIAS", "ANAME", "CNAME flattening"],
  ],
} as const;

describe.each(languages)("D2 in %s", (language) => {
  test.each(documents)(
    "%s takes the console's and the plugin's labels from where they are shown",
    (document) => {
      const bold = read(document, language)
        .root.children.filter(({ type }) => type !== "table")
        .flatMap(everyNodeIn)
        .filter(({ type }) => type === "strong")
        .map((node) => textOf(node).replaceAll("\u00a0", " "));
      const known: readonly string[] = others[language];
      expect(bold.filter((text) => !known.includes(text) && !/^\{\{[\w.]+\}\}$/.test(text))).toEqual([]);
    },
  );
});

test("D2 the plugin shows the labels that its guide names", () => {
  const folder = new URL("../../../../packages/wordpress/plugin/", import.meta.url).pathname;
  const source = globSync("**/*.php", { cwd: folder })
    .map((file) => readFileSync(folder + file, "utf8"))
    .join("\n");
  for (const name of Object.keys(pluginLabels.en) as (keyof typeof pluginLabels.en)[]) {
    const label = pluginLabels.en[name];
    expect(source).toContain(`'${label}', 'octroi'`);
    expect(french[label]).toBe(pluginLabels.fr[name]);
  }
});

test("every label of the console is in its pages", () => {
  const content = globSync("*.ts", {
    cwd: new URL("../../../../console/app/content/", import.meta.url).pathname,
  })
    .map((file) => readFileSync(new URL(`../../../../console/app/content/${file}`, import.meta.url), "utf8"))
    .join("\n");
  for (const language of languages) {
    for (const name of Object.keys(consoleLabels[language]))
      expect(content).toContain(`consoleLabels.${language}.${name}`);
  }
});
