import { type ReactNode, useId } from "react";

interface NavigationMenuProps {
  /** What the button opens, where its content does not say it. */
  label?: string;
  trigger: ReactNode;
  buttonClass: string;
  className?: string;
  /** Below the start of its button, and not below its end. */
  isAtStart?: boolean;
  children: ReactNode;
}

/** A popover of links: the platform opens and closes it, before script and without. */
export function NavigationMenu({
  label,
  trigger,
  buttonClass,
  className = "",
  isAtStart,
  children,
}: NavigationMenuProps) {
  const id = useId();
  return (
    <div className={`menu-anchor ${className}`}>
      <button type="button" popoverTarget={id} aria-label={label} className={`cursor-pointer ${buttonClass}`}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        className={`menu-popover max-h-[70dvh] min-w-52 overflow-y-auto rounded-control border border-line bg-ink-900 p-1.5 text-text ${isAtStart ? "menu-at-start" : ""}`}
      >
        {children}
      </div>
    </div>
  );
}
