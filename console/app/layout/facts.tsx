import type { ReactNode } from "react";

export interface Fact {
  name: string;
  value: ReactNode;
  /** An address, a number of a transaction: what is compared letter by letter. */
  isCode?: boolean;
  /** A name: as whoever has it writes it. */
  isName?: boolean;
}

/** What something is, a line for each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="max-w-3xl border-line-soft border-b">
      {facts.map(({ name, value, isCode = false, isName = false }) => (
        <div
          key={name}
          className="border-line-soft border-t py-3 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4"
        >
          <dt className="text-faint text-sm sm:text-base">{name}</dt>
          <dd
            className={
              isCode
                ? "font-mono text-sm/relaxed wrap-anywhere"
                : `wrap-anywhere ${isName ? "" : "first-letter:uppercase"}`
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
