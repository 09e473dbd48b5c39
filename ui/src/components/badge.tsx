import type { ReactNode } from "react";

const tones = {
  plain: "border-line text-muted",
  jade: "border-jade/40 text-jade",
  money: "border-brass-deep text-brass",
  loss: "border-coral-deep text-coral",
} as const;

interface BadgeProps {
  tone?: keyof typeof tones | undefined;
  children: ReactNode;
}

export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-[5px] border px-2 py-1 text-[0.75rem]/none font-mono ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
