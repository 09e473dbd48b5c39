import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva("inline-flex items-center rounded-[5px] border px-2 py-1 text-[0.75rem]/none font-mono", {
  variants: {
    tone: {
      plain: "border-line text-muted",
      jade: "border-jade/40 text-jade",
      money: "border-brass-deep text-brass",
      loss: "border-coral-deep text-coral",
    },
  },
  defaultVariants: { tone: "plain" },
});

export function Badge({ tone, children }: VariantProps<typeof badge> & { children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>;
}
