import { useEffect, useState } from "react";
import type { RecentVisit } from "../../../domain/visits/visits.ts";

const maxShown = 10;
/** The server says something every ten seconds: after a longer silence, the connection did not survive a sleep. */
const silenceMs = 25_000;

/** The last visits as they come, beginning with those that the page was rendered with. */
export function useLiveVisits(address: string | undefined, rendered: readonly RecentVisit[]) {
  const [visits, setVisits] = useState(rendered);
  /** The earliest that came, also once more have come than are shown. */
  const [first, setFirst] = useState<RecentVisit>();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (address === undefined) return;
    let events: EventSource | undefined;
    let lastMessageAt = 0;
    let lastNumber = rendered[0]?.number ?? 0;

    function hear(): void {
      lastMessageAt = performance.now();
      setLive(true);
    }

    function listen(): void {
      events?.close();
      lastMessageAt = performance.now();
      events = new EventSource(`${address}?after=${lastNumber}`);
      events.onopen = hear;
      events.addEventListener("beat", hear);
      events.onmessage = ({ data }) => {
        hear();
        // Our own server wrote it.
        const newest: RecentVisit[] = JSON.parse(data);
        const unseen = newest.filter(({ number }) => number > lastNumber);
        lastNumber = Math.max(lastNumber, ...unseen.map(({ number }) => number));
        setFirst((earliest) => earliest ?? unseen.at(-1));
        setVisits((shown) => [...unseen, ...shown].slice(0, maxShown));
      };
      events.onerror = () => setLive(false);
    }

    /** A hidden page gives up its connection: the server has a limited number of them. */
    function follow(): void {
      if (document.visibilityState === "visible") listen();
      else events?.close();
    }

    const watch = window.setInterval(() => {
      const isSilent =
        performance.now() - lastMessageAt > silenceMs || events?.readyState === EventSource.CLOSED;
      if (document.visibilityState === "visible" && isSilent) listen();
    }, 5_000);
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(watch);
      document.removeEventListener("visibilitychange", follow);
      events?.close();
    };
  }, [address, rendered]);

  return { visits, first, isLive };
}
