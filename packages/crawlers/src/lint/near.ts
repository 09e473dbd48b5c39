/**
 * Looks up words by how they are meant: whatever their case and their hyphens, and with one letter wrong,
 * missing, doubled or out of place. Two words are that close when taking one letter off each can make them
 * equal, so that a table of shortened words finds them without comparing all with all. Words of fewer letters
 * than `minLength` have to be right: among many names, one letter more or less makes another.
 */
export function nearest<Meaning>(
  words: Iterable<readonly [string, Meaning]>,
  { minLength = 6 }: { readonly minLength?: number } = {},
): (word: string) => Meaning | undefined {
  const exact = new Map<string, Meaning>();
  const shortened = new Map<string, Meaning>();
  for (const [word, meaning] of words) {
    const bare = normalize(word);
    if (!exact.has(bare)) exact.set(bare, meaning);
    if (bare.length < minLength) continue;
    for (const short of [bare, ...shortenings(bare)]) {
      if (!shortened.has(short)) shortened.set(short, meaning);
    }
  }
  return (word) => {
    if (word.length > maxWordLength) return undefined;
    const bare = normalize(word);
    const match = exact.get(bare);
    if (match !== undefined || bare.length < minLength) return match;
    return [bare, ...shortenings(bare)]
      .map((short) => shortened.get(short))
      .find((found) => found !== undefined);
  };
}

/** No name that anyone uses is longer, and strangers' files hold anything. */
const maxWordLength = 64;

function normalize(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, "");
}

function shortenings(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}
