import { button } from "@octroi/ui/components/button.tsx";
import { pathTo } from "../../../domain/access/paths.ts";
import { useWorkspace } from "../page/console-data.ts";

interface ProBoxProps {
  copy: { heading: string; text: string; ask: string };
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
}

/** What Pro adds, in the place where it would be, and the way to its price. */
export function ProBox({ copy, heading: Heading = "h3" }: ProBoxProps) {
  return (
    <div className="rounded-panel border border-brass-deep p-5">
      <Heading className="font-semibold text-base text-brass">{copy.heading}</Heading>
      <p className="mt-2 text-muted">{copy.text}</p>
      <p className="mt-4">
        <a href={pathTo("plan", useWorkspace())} className={button({ variant: "outline" })}>
          {copy.ask}
        </a>
      </p>
    </div>
  );
}
