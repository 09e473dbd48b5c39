import { type ComponentType, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { identifierPrefix } from "../page/ids.ts";
import type { PageData } from "../page/page-data.ts";
import { IslandRoot } from "./root.tsx";

/** Shows a part again, in other words or with other values. What was typed and chosen in it stays. */
export type Show = (page: PageData, props: object) => void;

/** Hydrates a part that the server has rendered. */
export function hydrate(
  part: HTMLElement,
  component: ComponentType<object>,
  { page, props, onHydrated }: { page: PageData; props: object; onHydrated: () => void },
): Show {
  const tree = (page: PageData, props: object) => (
    <IslandRoot component={component} props={props} page={page} onHydrated={onHydrated} />
  );
  let root: ReturnType<typeof hydrateRoot> | undefined;
  // A transition, so that the browser may paint, scroll or answer a tap in between.
  startTransition(() => {
    root = hydrateRoot(part, tree(page, props), {
      identifierPrefix: identifierPrefix(String(part.dataset["island"])),
    });
  });
  return (page, props) => startTransition(() => root?.render(tree(page, props)));
}

/** Puts a part on the page that the server has not rendered. */
export function mount(component: ComponentType<object>): Show {
  const part = document.createElement("div");
  document.body.append(part);
  const root = createRoot(part, { identifierPrefix: "dialog-" });
  return (page, props) => root.render(<IslandRoot component={component} props={props} page={page} />);
}
