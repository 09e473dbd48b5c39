/** How a figure compares with the largest of its column. */
export function Bar({ visits, max }: { visits: number; max: number }) {
  return (
    <span aria-hidden="true" className="block h-[3px] w-5 rounded-full bg-line-soft min-[26rem]:w-10 md:w-18">
      <span
        className="bar-fill block h-full rounded-full bg-muted"
        style={{ width: `${Math.max(3, (visits / Math.max(1, max)) * 100)}%` }}
      />
    </span>
  );
}
