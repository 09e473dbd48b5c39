/** The words in each drawing. The tag tells the drawings apart. */
export interface DrawingWords {
  media: FrontPageWords;
  recipes: RecipeCardWords;
  affiliation: ComparisonWords;
  "saas-docs": DocsTreeWords;
}

export interface FrontPageWords {
  drawing: "front-page";
  masthead: string;
  edition: string;
  lead: { section: string; headline: string };
  second: { section: string; headline: string };
  premium: { section: string; headline: string };
  archives: { section: string; years: readonly [string, string, string, string] };
}

export interface RecipeCardWords {
  drawing: "recipe-card";
  title: string;
  facts: string;
  photo: string;
  amounts: { label: string; list: Record<"fruit" | "sugar" | "eggs" | "butter", string> };
  method: { label: string; list: Record<"zest" | "whisk" | "bake", string> };
  story: { label: string; text: string };
}

export interface ComparisonWords {
  drawing: "comparison";
  original: { label: string; title: string; offer: string };
  columns: Record<"product" | "measure" | "score", string>;
  products: Record<"a" | "b" | "c", { name: string; measure: string; score: string }>;
  copied: { label: string; question: string; answer: string; missing: string };
}

export interface DocsTreeWords {
  drawing: "docs-tree";
  editor: string;
  request: string;
  current: string;
  retired: string;
  files: Record<"quickstart" | "auth" | "webhooks", string>;
  community: string;
  answer: string;
}
