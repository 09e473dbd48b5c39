/** A heading of a document, as its outline lists it. */
export interface Heading {
  depth: 2 | 3;
  id: string;
  text: string;
}

/** A Markdown file, ready to show. */
export interface MarkdownDocument {
  title: string;
  description: string;
  /** ISO date of the last change of substance, where the file states one. */
  updated?: string;
  /** Minutes a guide takes, where it states them. */
  minutes?: number;
  headings: Heading[];
  html: HtmlPiece[];
}

/** HTML as it stands, or the address of a link, as it was written: what it becomes depends on the page. */
export type HtmlPiece = string | { href: string };
