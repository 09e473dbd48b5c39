import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { usePageData } from "./page-data.ts";

/** What stands in the place of what cannot be shown, with other ways on beside the second try. */
export function FaultNotice({ text, children }: { text: string; children?: ReactNode }) {
  const { copy } = usePageData();
  return (
    <>
      <p className="mt-6 text-lead">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3.5">
        {/* A form without an address asks for the page itself, once more. */}
        <form>
          <Button type="submit" size="lg">
            {copy.fault.retry}
          </Button>
        </form>
        {children}
      </div>
    </>
  );
}
