import { button } from "@octroi/ui/components/button.tsx";

interface ProBoxProps {
  copy: { heading: string; text: string; ask: string };
  /** The waitlist's form, filled in. */
  askProUrl: string;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
}

/** What Pro adds, in the place where it would be, and the way to ask for it. */
export function ProBox({ copy, askProUrl, heading: Heading = "h3" }: ProBoxProps) {
  return (
    <div className="rounded-panel border border-brass-deep p-5">
      <Heading className="font-semibold text-base text-brass">{copy.heading}</Heading>
      <p className="mt-2 text-muted">{copy.text}</p>
      <p className="mt-4">
        <a href={askProUrl} className={button({ variant: "outline" })}>
          {copy.ask}
        </a>
      </p>
    </div>
  );
}
