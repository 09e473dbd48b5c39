import { useSyncExternalStore } from "react";

/** Whether the page answers by script. False in the HTML, so that what works without is what is written there. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
