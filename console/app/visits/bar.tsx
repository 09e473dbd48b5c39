import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";

/** A figure, and on a wide screen how it compares with the largest of its column. */
export function BarFigure({ visits, max }: { visits: number; max: number }) {
  const { number } = formatter(useLanguage());
  return (
    <span className="flex items-center justify-end gap-3">
      <span aria-hidden="true" className="block h-[3px] w-18 rounded-full bg-line-soft max-md:hidden">
        <span
          className="bar-fill block h-full rounded-full bg-muted"
          style={{ width: `${Math.max(3, (visits / Math.max(1, max)) * 100)}%` }}
        />
      </span>
      {/* As wide as the widest, so that all bars begin at one place. */}
      <span style={{ minWidth: `${number(max).length}ch` }}>{number(visits)}</span>
    </span>
  );
}
