/**
 * A thing as schema.org describes them. Its vocabulary is a megabyte of types, which took the compiler longer than the
 * rest of the site: a test compiles what the pages say against it instead.
 */
export interface StructuredThing<Type extends string = string> {
  "@context": "https://schema.org";
  "@type": Type;
  [property: string]: unknown;
}
