import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../root-data.ts";
import { useAwake } from "./use-awake.ts";

interface StillProps {
  children: ReactNode;
  as?: "div" | "tbody";
  /** Whether it still is what the server wrote. */
  unchanged?: boolean;
}

/**
 * A part of a page that is only read. React takes what the server wrote as it stands, without building it a second
 * time; once it has changed, or the page is another, or in another language, it is built like any other part. What is
 * in it has neither state nor handlers of its own: links to our pages and to the waitlist are followed by the shell.
 */
export function Still({ children, as: Part = "div", unchanged = true }: StillProps) {
  const page = `${useLanguage()} ${useLocation().pathname}`;
  const isAwake = useAwake();
  // Not awake: it is being hydrated, and stands in the page already.
  const [served, setServed] = useState(isAwake ? undefined : page);
  const isServed = unchanged && served === page;
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
