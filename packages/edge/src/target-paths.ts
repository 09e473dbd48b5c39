/** The path and query of a request's target, dot segments resolved. */
export interface TargetPath {
  readonly pathname: string;
  readonly search: string;
}

const beforePath = /^(?:[a-z]+:\/\/)?[^/\\?#]*/i;

/** The path and query as they were sent, without what an absolute target has before them. */
export function sentPath(target: string): string {
  return target.replace(beforePath, "");
}

/**
 * Every path that a server may read in a request's target. Mostly one. Of `http:///robots.txt/articles/1`, an HTTP
 * parser reads `/robots.txt/articles/1` after an empty host, and `new URL` reads `/articles/1` on the host
 * `robots.txt`; of `//a/b`, `/b` on the host `a` where a base is given. A site that answers 400 to targets with more
 * than one path, or routes by the first, serves what the gate has decided about.
 *
 * @example
 * targetPaths("/articles/1?page=2"); // [{ pathname: "/articles/1", search: "?page=2" }]
 * targetPaths("//a/b").length; // 2
 */
export function targetPaths(target: string): readonly [TargetPath, ...TargetPath[]] {
  const first = pathOf(new URL(`http://host${sentPath(target)}`));
  const others = bases
    .map((base) => URL.parse(target, base))
    .filter((url) => url?.pathname.startsWith("/"))
    .map((url) => (url === null ? first : pathOf(url)));
  const distinct = new Map(others.map((path) => [path.pathname + path.search, path]));
  distinct.delete(first.pathname + first.search);
  return [first, ...distinct.values()];
}

/** Whether a scheme without two slashes is relative depends on the scheme that the server gives itself. */
const bases = ["http://host", "https://host"];

function pathOf({ pathname, search }: URL): TargetPath {
  return { pathname, search };
}
