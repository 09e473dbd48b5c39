import type { AccessLevel } from "@octroi/check/robots/access";

const sizes = { default: "text-label", lg: "font-semibold font-display text-2xl tracking-[-0.015em]" };
const levels = { allowed: "text-jade", partly: "text-sky", blocked: "text-coral" };

interface AccessTagProps {
  level: AccessLevel;
  words: Record<AccessLevel, string>;
  size?: "default" | "lg";
}

/** What a file leaves open to a crawler: a coloured square and the word. */
export function AccessTag({ level, words, size = "default" }: AccessTagProps) {
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap ${sizes[size]} ${levels[level]}`}>
      <span
        aria-hidden="true"
        className="decision-square size-[max(0.5rem,0.45em)] rounded-[2px] bg-current"
      />
      {words[level]}
    </span>
  );
}
