/**
 * Text in whose addresses what a configuration gives a meaning is percent-encoded: quotation marks, the signs of a
 * variable, which nothing escapes, and backslashes, which keep a quotation mark from ending a text.
 */
export function escapeConfigText(text: string): string {
  return text.replace(/['$`{}\\]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}
