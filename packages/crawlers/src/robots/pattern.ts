/** A rule's path, ready to be compared: the pieces between its wildcards. */
export interface Pattern {
  readonly pieces: readonly string[];
  /** Whether it ends with `$`: the path must end there too. */
  readonly anchored: boolean;
}

/** `*` stands for anything; `$` is the end of the path when it ends the pattern, and itself elsewhere. */
export function compilePattern(text: string): Pattern {
  const anchored = text.endsWith("$");
  const path = anchored ? text.slice(0, -1) : text;
  // Most rules hold no wildcard, and asking first is cheaper than splitting.
  return { pieces: path.includes("*") ? path.split("*") : [path], anchored };
}

/**
 * Whether the pattern matches from the beginning of the path.
 *
 * Each piece is taken where it first occurs: if the pattern matches at all, it matches so. Nothing is ever
 * tried twice, and a hostile pattern costs no more than its length and the path's.
 */
export function matchesPattern({ pieces, anchored }: Pattern, path: string): boolean {
  const first = pieces[0] ?? "";
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = pieces.length - 1;
  if (last === 0) return !anchored || at === path.length;
  for (let index = 1; index < last + (anchored ? 0 : 1); index++) {
    const piece = pieces[index] ?? "";
    const found = indexOf(path, piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  const tail = pieces[last] ?? "";
  return !anchored || (path.length - tail.length >= at && path.endsWith(tail));
}

/** Up to this length, comparing the piece at every position stays cheap, and the engine does it fastest. */
const shortPiece = 32;

/** `String.prototype.indexOf`, in time linear in the text however the piece is made. */
function indexOf(text: string, piece: string, from: number): number {
  if (piece.length <= shortPiece) return text.indexOf(piece, from);
  // Knuth, Morris and Pratt: with the piece before the text, and a line end, which neither holds, between them, it stands
  // where a border is as long as the piece.
  const end = bordersOf(`${piece}\n${text.slice(from)}`).indexOf(piece.length);
  return end < 0 ? -1 : from + end - 2 * piece.length;
}

/** For each prefix of the text, how long its longest border is: what it both begins and ends with. */
function bordersOf(text: string): Uint32Array {
  const borders = new Uint32Array(text.length);
  let border = 0;
  for (let at = 1; at < text.length; at++) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[at] === text[border]) border++;
    borders[at] = border;
  }
  return borders;
}
