import { useSyncExternalStore } from "react";

/** The visitor's day, as an ISO date; until the page is interactive, the day it was rendered on. */
export function useToday(rendered: string): string {
  return useSyncExternalStore(neverChanges, today, () => rendered);
}

function today(): string {
  const now = new Date();
  const part = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

const neverChanges = () => () => {};
