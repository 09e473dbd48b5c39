interface Figure {
  name: string;
  value: string;
  note: string;
  /** Before the note: by how much it has changed. */
  change?: string | undefined;
}

/** A few figures in a row, each with what it means. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="my-8 grid grid-cols-2 border-line-soft border-y lg:grid-cols-4">
      {figures.map(({ name, value, note, change }) => (
        <div
          key={name}
          className="py-4 pr-4 even:border-line-soft even:border-l even:pl-4 max-lg:nth-[n+3]:border-line-soft max-lg:nth-[n+3]:border-t lg:not-first:border-line-soft lg:not-first:border-l lg:not-first:pl-6"
        >
          <dt className="text-faint text-sm">{name}</dt>
          <dd>
            <span className="block font-display font-semibold text-[1.9rem]/tight tracking-[-0.02em] figures">
              {value}
            </span>
            <span className="block text-[0.8125rem]/snug text-muted">
              {change && <span className="text-brass">{change} </span>}
              {note}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
