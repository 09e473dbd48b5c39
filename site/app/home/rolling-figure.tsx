/** A figure whose digits roll up to it. Assistive technology and search read it whole. */
export function RollingFigure({ value }: { value: string }) {
  return (
    <>
      <span className="sr-only">{value}</span>
      <span aria-hidden="true">
        {[...value].map((character, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the figure.
          <Character key={place} character={character} />
        ))}
      </span>
    </>
  );
}

function Character({ character }: { character: string }) {
  if (!/\d/.test(character)) return character;
  return (
    <span className="rolling-digit">
      <span className="rolling-run" data-run={digitsBefore(character)} style={{ "--digit": character }}>
        {character}
      </span>
    </span>
  );
}

function digitsBefore(digit: string): string {
  return [..."0123456789".slice(0, Number(digit))].join("\n");
}
