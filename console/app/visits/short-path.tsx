/** So much of the end always stays: it is what tells pages of one section apart. */
const endLength = 14;

/** A path in one line: where it has no room, its middle gives way. Copied, it is whole. */
export function ShortPath({ path }: { path: string }) {
  const split = path.length > 2 * endLength ? path.length - endLength : path.length;
  return (
    <span title={path} className="flex min-w-0">
      <span className="truncate whitespace-pre">{path.slice(0, split)}</span>
      {split < path.length && <span className="shrink-0 whitespace-pre">{path.slice(split)}</span>}
    </span>
  );
}
