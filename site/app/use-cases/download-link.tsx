import { button } from "@octroi/ui/components/button.tsx";
import { Download } from "lucide-react";

/** Saves a text as a file. The file is in the link, so it needs neither script nor server. */
export function DownloadLink({ name, text, label }: { name: string; text: string; label: string }) {
  return (
    <a
      download={name}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      className={button({ variant: "outline", size: "sm" })}
    >
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {label}
    </a>
  );
}
