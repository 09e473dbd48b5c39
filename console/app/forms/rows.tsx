import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** A list as a clerk would note it: a row for each, with a dotted rule between them. */
export function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-line-soft border-b">
      {children}
    </ul>
  );
}

interface RowProps {
  name: ReactNode;
  /** Under the name. */
  note?: ReactNode;
  /** At the end of the row: what it is, or what can be done with it. */
  children?: ReactNode;
}

export function Row({ name, note, children }: RowProps) {
  return (
    <li className="rule-dotted flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className={`min-w-0 grow basis-56 ${note ? "max-sm:basis-full" : ""}`}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        {note && <p className="text-[0.9375rem] text-muted wrap-anywhere">{note}</p>}
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem]">{children}</div>
      )}
    </li>
  );
}

interface WayProps {
  to: string;
  label: string;
  /** For what cannot be undone. */
  isDestructive?: boolean;
}

/** Where a page leads, one row each. */
export function Ways({ ways }: { ways: readonly WayProps[] }) {
  return (
    <ul className="border-line-soft border-b">
      {ways.map(({ to, label, isDestructive }) => (
        <li key={to} className="rule-dotted">
          <a
            href={to}
            className={`group flex min-h-13 items-center justify-between gap-4 py-2 hover:text-jade ${isDestructive ? "text-coral" : ""}`}
          >
            {label}
            <ChevronRight
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 shrink-0 text-faint group-hover:text-jade"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
