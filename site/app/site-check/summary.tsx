import type { Level } from "@octroi/policy/check";
import { Button } from "@octroi/ui/components/button.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { SiteCheckCopy } from "../content/site-check/copy.ts";
import { shownLevels, tones } from "./levels.ts";

interface SummaryProps {
  copy: SiteCheckCopy;
  subject: string;
  counts: Record<Level, number>;
  isShown: boolean;
  onChange: () => void;
}

/** On a phone, the question in one line once it is answered; it stays in sight, with what there is to fix. */
export function Summary({ copy, subject, counts, isShown, onChange }: SummaryProps) {
  const { counted } = formatter(useLanguage());
  if (!isShown) return null;
  return (
    <div className="wrap top-header z-10 mb-4 [@media(min-height:32rem)]:sticky bg-ink-950 py-2 lg:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="block truncate font-mono text-sm">{subject}</span>
          <span className="flex flex-wrap gap-x-3 text-label">
            {shownLevels
              .filter((level) => counts[level] > 0)
              .map((level) => (
                <span key={level} className={tones[level]}>
                  {counted(counts[level], copy.answer.counts[level])}
                </span>
              ))}
          </span>
        </p>
        <Button variant="outline" size="sm" onClick={onChange}>
          {copy.question.change}
        </Button>
      </div>
    </div>
  );
}
