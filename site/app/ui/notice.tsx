/** What stands in the place of what a page shows, or above it, where there is something to say first. */
export function Notice({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="wrap pb-10">
      <div className="max-w-3xl border-jade border-l-2 pl-6">
        <h2 className="text-[1.375rem]">{heading}</h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </div>
  );
}
