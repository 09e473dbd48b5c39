import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useContext,
} from "react";
import { propsId } from "../page/ids.ts";
import { useRootData } from "../page/root-data.ts";
import { Data } from "../ui/data.tsx";
import { IslandRoot } from "./root.tsx";
import type { ComponentOf, IslandName } from "./table.ts";

/** Renders an island by itself, so that it can be hydrated by itself: the same promise each time it is asked. */
export type RenderIsland = (name: IslandName, tree: ReactNode) => Promise<string>;

export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

interface IslandProps<Name extends IslandName> {
  name: Name;
  component: ComponentOf<Name>;
  /** What it is made from, in the page as JSON. */
  props: ComponentProps<ComponentOf<Name>>;
}

/** A part of a page that answers by script, once it is near the screen. There is one of each name on a page. */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const page = useRootData();
  const render = useContext(RenderIslandContext);
  if (!render)
    throw new Error(
      "Expected an island renderer in the context, found none: islands are rendered by the server.",
    );
  // A component and its own props: TypeScript does not see that the two belong together.
  const Component = component as ComponentType<object>;
  const html = use(render(name, <IslandRoot component={Component} props={props} page={page} />));
  return (
    <>
      <div
        data-island={name}
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React made of our own component.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <Data id={propsId(name)} value={props} />
    </>
  );
}
