import type { ReactNode } from "react";

/** A figure with a bar under it, as long as its part of the largest one. */
export function Share({ part, children }: { part: number; children: ReactNode }) {
  return (
    <span className="inline-block min-w-20">
      {children}
      <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-ink-800">
        <span
          className="bar-fill ml-auto block h-full rounded-full bg-brass"
          style={{ width: `${Math.max(part * 100, 1)}%` }}
        />
      </span>
    </span>
  );
}
