import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useRootData } from "../root-data.ts";

/** A link followed without a connection would lose the page for the browser's error: it stays, and is told why. */
export function Offline() {
  const { copy } = useRootData();
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    function stay(event: Event) {
      if (navigator.onLine || !leavesPage(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setRefused(true);
    }
    const connected = () => setRefused(false);
    window.addEventListener("click", stay, true);
    window.addEventListener("submit", stay, true);
    window.addEventListener("online", connected);
    return () => {
      window.removeEventListener("click", stay, true);
      window.removeEventListener("submit", stay, true);
      window.removeEventListener("online", connected);
    };
  }, []);

  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center">
      {isRefused && (
        <p className="flex items-start gap-3 rounded-control border border-edge bg-ink-850 px-4 py-3 shadow-lg">
          <WifiOff aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-brass" />
          {copy.offline}
        </p>
      )}
    </div>
  );
}

/** Whether a click or a form leads to another page of the site, in this tab. */
function leavesPage({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  if (type === "submit") return target instanceof HTMLFormElement && isOtherPage(target.action);
  const link = target.closest("a");
  return link !== null && link.target === "" && !link.download && isOtherPage(link.href);
}

function isOtherPage(address: string): boolean {
  const { origin, pathname, search } = new URL(address, window.location.href);
  const here = window.location;
  return origin === here.origin && (pathname !== here.pathname || search !== here.search);
}
