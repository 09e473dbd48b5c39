/** Text with some characters of its addresses percent-encoded: those that a server's configuration gives a meaning. */
export function encoding(characters: RegExp, text: string): string {
  return text.replace(characters, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}
