import { brand } from "@octroi/ui/brand/brand";

/** What we call of Calendly's embed. Another scheduling service is another version of this file. */
interface SchedulingService {
  initInlineWidget(options: { url: string; parentElement: HTMLElement }): void;
}

declare global {
  interface Window {
    Calendly?: SchedulingService;
  }
}

/** Resolves once the service's page shows itself inside `parent`; rejects when it cannot, or is not wanted any more. */
export async function showBooking(parent: HTMLElement, signal: AbortSignal): Promise<void> {
  const service = await loaded();
  signal.throwIfAborted();
  const spoken = firstWord(signal);
  service.initInlineWidget({ url: brand.booking.pageUrl, parentElement: parent });
  await spoken;
}

let loading: Promise<SchedulingService> | undefined;
let tries = 0;

/** Once per visit. A failure is forgotten, so that opening the booking again tries again. */
function loaded(): Promise<SchedulingService> {
  loading ??= load().catch((reason) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** A script that does not come may never: whoever tries again asks for it again. */
export function forgetService() {
  loading = undefined;
}

function load(): Promise<SchedulingService> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("The scheduling service did not load."));
    };
    // Under an address of its own: a browser lets a second request for the same one wait for the first.
    script.src = tries === 0 ? brand.booking.scriptUrl : `${brand.booking.scriptUrl}?try=${tries}`;
    tries += 1;
    script.addEventListener("load", () => (window.Calendly ? resolve(window.Calendly) : fail()));
    script.addEventListener("error", fail);
    document.head.append(script);
  });
}

/** The framed page speaks up when it shows. A frame's `load` event would not do: an error page fires it too. */
function firstWord(signal: AbortSignal): Promise<void> {
  const { origin } = new URL(brand.booking.pageUrl);
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    const hear = (message: MessageEvent<unknown>) => {
      if (message.origin === origin && isEvent(message.data)) resolve();
    };
    window.addEventListener("message", hear, { signal });
  });
}

function isEvent(data: unknown): boolean {
  return (
    typeof data === "object" && data !== null && "event" in data && String(data.event).startsWith("calendly.")
  );
}
