/** Translations by their originals. */
export type Translations = Readonly<Record<string, string>>;

/**
 * Translations as gettext's binary file (.mo), which every version of WordPress reads: a table of originals in order, one
 * of translations, then the texts.
 */
export function printMo(translations: Translations, language: string): Uint8Array {
  const header = `Content-Type: text/plain; charset=UTF-8\nLanguage: ${language}\n`;
  const encoder = new TextEncoder();
  const entries = Object.entries({ "": header, ...translations })
    .map(([original, translation]) => ({
      original: encoder.encode(original),
      translation: encoder.encode(translation),
    }))
    .sort((a, b) => Buffer.compare(a.original, b.original));
  const tables = 28;
  const texts = entries
    .flatMap(({ original }) => original)
    .concat(entries.map(({ translation }) => translation));
  const start = tables + 8 * texts.length;
  const bytes = Buffer.alloc(start + texts.reduce((sum, { length }) => sum + length + 1, 0));
  for (const [at, value] of [
    0x950412de,
    0,
    entries.length,
    tables,
    tables + 8 * entries.length,
    0,
    0,
  ].entries()) {
    bytes.writeUInt32LE(value, 4 * at);
  }
  let position = start;
  for (const [at, text] of texts.entries()) {
    bytes.writeUInt32LE(text.length, tables + 8 * at);
    bytes.writeUInt32LE(position, tables + 8 * at + 4);
    bytes.set(text, position);
    position += text.length + 1;
  }
  return new Uint8Array(bytes);
}
