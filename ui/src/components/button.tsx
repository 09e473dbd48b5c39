import type { ComponentProps } from "react";
import { usePageData } from "../page/page-data.ts";

const base =
  "inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control text-center forced-colors:border print:border print:bg-transparent! print:text-text! font-sans font-semibold transition-[background-color,border-color,color] duration-150 disabled:cursor-default disabled:opacity-60 aria-disabled:opacity-60";

const variants = {
  default: "bg-text text-ink-950 hover:bg-muted",
  jade: "bg-jade text-on-jade hover:bg-[oklch(0.88_0.12_166)]",
  emerald: "bg-emerald text-on-jade hover:bg-[oklch(0.78_0.14_158)]",
  destructive: "bg-coral text-ink-950 hover:bg-[oklch(0.8_0.13_28)]",
  outline: "border border-edge text-text hover:border-muted hover:bg-ink-850",
  secondary: "bg-ink-800 text-text hover:bg-line",
  ghost: "text-muted hover:bg-ink-850 hover:text-text",
  link: "min-h-0! border-0! p-0! text-jade underline decoration-1 underline-offset-4 hover:decoration-2",
} as const;

const sizes = {
  default: "min-h-11 px-5 py-2 text-[0.9375rem]/tight",
  sm: "min-h-[2.375rem] px-4 py-1.5 text-sm/tight",
  lg: "min-h-13 px-6.5 py-2.5 text-base/tight",
  icon: "size-11",
} as const;

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

export function button({
  variant = "default",
  size = "default",
  className = "",
}: ButtonLook & { className?: string | undefined } = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`.trimEnd();
}

export function Button({ variant, size, className, ...props }: ComponentProps<"button"> & ButtonLook) {
  return <button type="button" {...props} className={button({ variant, size, className })} />;
}

/** A link out of the site, in a new tab that cannot reach back. */
export function ExternalButton({
  variant,
  size,
  className,
  children,
  ...props
}: ComponentProps<"a"> & ButtonLook) {
  const { copy } = usePageData();
  return (
    <a {...props} target="_blank" rel="noopener noreferrer" className={button({ variant, size, className })}>
      {children}
      <span className="sr-only">({copy.newTab})</span>
    </a>
  );
}
