import { Check, CircleAlert, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownCheck } from "./findings.ts";

const looks = {
  ok: { Icon: Check, tone: "text-jade" },
  pending: { Icon: CircleDashed, tone: "text-muted" },
  untested: { Icon: CircleDashed, tone: "text-muted" },
  wrong: { Icon: CircleAlert, tone: "text-coral" },
} as const;

/** The checks, each with what was seen and what to do. */
export function CheckList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-line-soft border-b">
      {children}
    </ul>
  );
}

export function CheckRow({ check, children }: { check: ShownCheck; children?: ReactNode }) {
  const { name, state, word, seen, advice } = check;
  const { Icon, tone } = looks[state];
  return (
    <li className="rule-dotted flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="font-semibold text-base">{name}</h3>
        <p
          className={`inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-[0.9375rem] ${tone}`}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-[1.125rem]" />
          {word}
        </p>
      </div>
      {seen && <p className="text-[0.9375rem] wrap-anywhere">{seen}</p>}
      {advice && <p className="text-[0.9375rem] text-muted wrap-anywhere">{advice}</p>}
      {children}
    </li>
  );
}
