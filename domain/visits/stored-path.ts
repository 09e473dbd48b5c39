const maxLength = 200;
/** A part that nobody would type: the token of a link that was mailed, a session. */
const tokenLike = /^(?=.*\d)(?=.*[a-z])[\w~.-]{32,}$/i;
const maxDecodings = 5;

/**
 * The path of a visit as it is kept: without its query, and with `…` for a part that may be somebody's e-mail
 * address or somebody's key.
 */
export function storedPath(path: string): string {
  const plain = path.split(/[?#]/, 1)[0] ?? "";
  const parts = plain.split("/").map((part) => (isPersonal(part) ? "…" : part));
  const kept = parts.join("/");
  const absolute = kept.startsWith("/") ? kept : `/${kept}`;
  // Half of a surrogate pair is no text that PostgreSQL takes, nor is a null.
  const text = absolute.slice(0, maxLength).toWellFormed().replaceAll("\0", "");
  return absolute.length > maxLength ? `${text}…` : text;
}

function isPersonal(part: string): boolean {
  return tokenLike.test(part) || (/[@%＠﹫]/.test(part) && decoded(part).includes("@"));
}

/** As far as someone might have encoded it, in the plainest form of each character. */
function decoded(part: string): string {
  let text = part;
  for (let times = 0; times < maxDecodings; times += 1) {
    try {
      const once = decodeURIComponent(text);
      if (once === text) return text.normalize("NFKC");
      text = once;
    } catch {
      return text.normalize("NFKC");
    }
  }
  return "@";
}

/** The first part of a path that has more than one: `recettes` of `/recettes/brioche`. Empty for a page at the root. */
export function sectionOf(path: string): string {
  const [, first = "", second = ""] = path.split("/", 3);
  return second === "" ? "" : first;
}
