import { brand } from "@octroi/ui/brand/brand";
import { type ButtonLook, button } from "@octroi/ui/components/button.tsx";
import { Data } from "@octroi/ui/components/data.tsx";
import type { DemoCopy } from "../content/demo.ts";
import { dialogDataId } from "../page/ids.ts";
import { useRootData } from "../page/root-data.ts";

/**
 * Opens the booking, of which nothing is asked for before that. Before and without script it is a link to the
 * scheduling service's own page.
 */
export function DemoButton({ copy, ...look }: { copy: DemoCopy } & ButtonLook) {
  const { copy: chrome } = useRootData();
  return (
    <>
      <a
        href={brand.booking.pageUrl}
        target="_blank"
        rel="noopener noreferrer"
        data-opens="demo"
        className={button(look)}
      >
        {copy.button}
        <span data-new-tab="" className="sr-only">
          ({chrome.newTab})
        </span>
      </a>
      <Data id={dialogDataId("demo")} value={copy} />
    </>
  );
}
