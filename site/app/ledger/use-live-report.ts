import { useEffect, useState } from "react";
import { type LedgerReport, ledgerEvents, ledgerFile } from "../../domain/ledger/report.ts";

/** How the figures are kept up to date: told of each change, asked for now and then, or not at all. */
export type Liveness = "on" | "polling" | "off";

const pollEveryMs = 15_000;

/** The ledger as it is while one looks, beginning with what the page was rendered with. */
export function useLiveReport(rendered: LedgerReport | undefined) {
  const [report, setReport] = useState(rendered);
  const [liveness, setLiveness] = useState<Liveness>("off");

  useEffect(() => {
    let timer: number | undefined;
    let events: EventSource | undefined;

    function show(text: string): void {
      // Our own server wrote it, in the version that this page was built for or a later one.
      const next: LedgerReport = JSON.parse(text);
      if (next.schemaVersion === 1) setReport(next);
    }

    async function poll(): Promise<void> {
      const response = await fetch(ledgerFile).catch(() => undefined);
      if (response?.ok) show(await response.text());
      setLiveness(response?.ok ? "polling" : "off");
    }

    function listen(): void {
      events = new EventSource(ledgerEvents);
      events.onopen = () => setLiveness("on");
      events.onmessage = ({ data }) => show(data);
      events.onerror = () => {
        setLiveness("off");
        // A browser that may not connect does not try again; one that was cut off does.
        if (events?.readyState !== EventSource.CLOSED) return;
        poll();
        timer = window.setInterval(poll, pollEveryMs);
      };
    }

    function stop(): void {
      events?.close();
      clearInterval(timer);
      setLiveness("off");
    }

    /** A hidden page gives up its connection: the server has a limited number of them. */
    function follow(): void {
      stop();
      if (document.visibilityState === "visible") listen();
    }

    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop();
    };
  }, []);

  return { report, liveness };
}
