/** What something is, a line for each. */
export function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className="max-w-3xl border-line-soft border-b">
      {facts.map(({ name, value }) => (
        <div key={name} className="border-line-soft border-t py-3 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4">
          <dt className="text-faint text-sm sm:text-base">{name}</dt>
          <dd className="wrap-anywhere first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
