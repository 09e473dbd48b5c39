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
  if (piece.length > text.length - from) return -1;
  // Knuth, Morris and Pratt: after a mismatch, go on with the longest border of what had matched.
  const borders = bordersOf(piece);
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    while (matched > 0 && code !== piece.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
    if (code === piece.charCodeAt(matched)) matched++;
    if (matched === piece.length) return at - matched + 1;
  }
  return -1;
}

/** For each prefix of the piece, how long its longest border is: what it both begins and ends with. */
function bordersOf(piece: string): Uint32Array {
  const borders = new Uint32Array(piece.length);
  let border = 0;
  for (let at = 1; at < piece.length; at++) {
    while (border > 0 && piece.charCodeAt(at) !== piece.charCodeAt(border)) border = borders[border - 1] ?? 0;
    if (piece.charCodeAt(at) === piece.charCodeAt(border)) border++;
    borders[at] = border;
  }
  return borders;
}
