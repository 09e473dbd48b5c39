/** What the cut in force cannot say, or says in another way. */
export function CutNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return <p className="mt-3 max-w-[75ch] text-faint text-sm">{notes.join(" ")}</p>;
}
