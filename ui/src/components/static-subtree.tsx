import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useLanguage } from "../page/page-data.ts";

interface StaticSubtreeProps {
  children: ReactNode;
  as?: "div" | "tbody";
  /** Whether it still is what the server wrote. */
  unchanged?: boolean;
}

/**
 * A part of an island that is only read. React takes what the server wrote as it stands, without building it a second
 * time; once it has changed, or is in another language, it is built like any other part. What is in it has neither
 * state nor handlers of its own.
 */
export function StaticSubtree({ children, as: Part = "div", unchanged = true }: StaticSubtreeProps) {
  const language = useLanguage();
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // What is being hydrated stands in the page already.
  const [served, setServed] = useState(isHydrating ? language : undefined);
  const isServed = unchanged && served === language;
  if (!isServed && served !== undefined) setServed(undefined);
  const className = Part === "div" ? "contents" : undefined;
  if (import.meta.env.SSR || import.meta.env.DEV || !isServed) {
    return (
      <Part data-still="" className={className}>
        {children}
      </Part>
    );
  }
  return (
    <Part
      key="served"
      data-still=""
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; hydration leaves what it finds.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

const neverChanges = () => () => {};
