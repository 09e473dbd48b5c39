interface FiguresProps {
  figures: readonly { name: string; value: string; note: string }[];
}

/** A few sums, each with what it is. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="my-6 grid grid-cols-1 gap-x-8 border-line-soft border-b sm:grid-cols-2 xl:grid-cols-3">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="border-line-soft border-t py-4">
          <dt className="text-faint text-sm">{name}</dt>
          <dd>
            <span className="figures block font-display font-semibold text-[1.6rem]/tight tracking-[-0.02em]">
              {value}
            </span>
            <span className="block text-[0.8125rem]/snug text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
