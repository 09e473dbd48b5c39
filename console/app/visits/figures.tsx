interface Figure {
  name: string;
  value: string;
  note: string;
  /** Where the visits of the figure alone are. */
  to?: string | undefined;
  /** In place of the note: its parts, and where the visits of each are. */
  parts?: readonly { text: string; to: string }[] | undefined;
  /** Before the note: by how much it has changed. */
  change?: string | undefined;
}

/** A few figures in a row, each with what it means. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="my-8 grid grid-cols-2 border-line-soft border-y lg:grid-cols-4">
      {figures.map(({ name, value, note, to, parts = [], change }) => (
        <div
          key={name}
          className="py-4 pr-4 even:border-line-soft even:border-l even:pl-4 max-lg:nth-[n+3]:border-line-soft max-lg:nth-[n+3]:border-t lg:not-first:border-line-soft lg:not-first:border-l lg:not-first:pl-6"
        >
          <dt className="text-faint text-sm">{name}</dt>
          <dd>
            <span className="block font-display font-semibold text-[1.9rem]/tight tracking-[-0.02em] figures">
              {to === undefined ? (
                value
              ) : (
                <a
                  href={to}
                  className="underline decoration-1 decoration-edge underline-offset-4 hover:text-jade"
                >
                  {value}
                </a>
              )}
            </span>
            <span className="block text-[0.8125rem]/snug text-muted">
              {change && <span className="text-brass">{change} </span>}
              {parts.length === 0 && note}
              {parts.map((part, index) => (
                <span key={part.to}>
                  {index > 0 && ", "}
                  <a href={part.to} className="underline decoration-edge underline-offset-4 hover:text-jade">
                    {part.text}
                  </a>
                </span>
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
