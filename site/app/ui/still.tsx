import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../root-data.ts";

/**
 * A part of a page that is only read. React takes what the server wrote as it stands, without building it a second
 * time; once the page is another, or in another language, it is built like any other part. What is in it has neither
 * state nor handlers of its own: links to our pages and to the waitlist are followed by the shell.
 */
export function Still({ children }: { children: ReactNode }) {
  const page = `${useLanguage()} ${useLocation().pathname}`;
  const isHydrating = useIsHydrating();
  const [served, setServed] = useState(isHydrating ? page : undefined);
  if (served !== undefined && served !== page) setServed(undefined);
  if (import.meta.env.SSR || import.meta.env.DEV || served !== page) {
    return (
      <div data-still="" className="contents">
        {children}
      </div>
    );
  }
  return (
    <div
      key="served"
      data-still=""
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves what it finds.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** Whether what is rendered for the first time is in the page already, from the server. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
