import type { ThemeRegistration } from "shiki";

/** Code in the site's own few colours: jade for what is said, brass for values, faint for comments. */
export const codeTheme: ThemeRegistration = {
  name: "octroi",
  type: "dark",
  bg: "transparent",
  fg: "var(--color-text)",
  settings: [
    { settings: { foreground: "var(--color-text)" } },
    { scope: ["comment", "punctuation.definition.comment"], settings: { foreground: "var(--color-faint)" } },
    { scope: ["keyword", "storage", "entity.name.function"], settings: { foreground: "var(--color-jade)" } },
    { scope: ["string", "constant", "support.constant"], settings: { foreground: "var(--color-brass)" } },
    { scope: ["punctuation", "meta.brace"], settings: { foreground: "var(--color-muted)" } },
  ],
};
