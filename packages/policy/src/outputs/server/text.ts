/**
 * Text in whose addresses what a configuration gives a meaning is percent-encoded: quotation marks, and the signs of a
 * variable, which nothing escapes.
 */
export function inert(text: string): string {
  return text.replace(/['$`{}]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}
