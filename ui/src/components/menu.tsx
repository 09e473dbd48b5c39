import { type ReactNode, useId } from "react";

interface MenuProps {
  /** What the button opens, for those who cannot see it. */
  label: string;
  trigger: ReactNode;
  children: ReactNode;
}

/** A popover: the platform opens it on click and closes it on Escape and on a click elsewhere. */
export function Menu({ label, trigger, children }: MenuProps) {
  const id = useId();
  return (
    <div className="menu-anchor relative">
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="flex h-11 cursor-pointer items-center gap-1.5 rounded-control px-2 text-[0.9375rem] text-muted hover:text-text"
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        className="menu-popover min-w-44 rounded-control border border-line bg-ink-900 p-1.5 text-text"
      >
        {children}
      </div>
    </div>
  );
}
