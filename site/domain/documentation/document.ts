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
  html: string;
}
