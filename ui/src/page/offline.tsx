import { WifiOff } from "lucide-react";
import { offlineId } from "./ids.ts";
import { usePageData } from "./page-data.ts";

/** Where `browser/offline.ts` says why a link was not followed. */
export function Offline() {
  const { copy } = usePageData();
  return (
    <div
      id={offlineId}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center"
    >
      <template>
        <p className="flex items-start gap-3 rounded-control border border-edge bg-ink-850 px-4 py-3 shadow-lg">
          <WifiOff aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-brass" />
          {copy.offline}
        </p>
      </template>
    </div>
  );
}
