import { type ComponentType, createContext, type ReactNode, use, useContext } from "react";
import { Data } from "../components/data.tsx";
import { propsId } from "../page/ids.ts";
import { usePageData } from "../page/page-data.ts";
import { IslandRoot } from "./root.tsx";

/** Renders an island by itself, so that it can be hydrated by itself: the same promise each time it is asked. */
export type RenderIsland = (name: string, tree: ReactNode) => Promise<string>;

export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

export interface IslandProps<Props extends object> {
  /** In the application's table. */
  name: string;
  component: ComponentType<Props>;
  /** What it is made from, in the page as JSON. */
  props: Props;
}

/** A part of a page that answers by script, once it is near the screen. There is one of each name on a page. */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const page = usePageData();
  const render = useContext(RenderIslandContext);
  if (!render)
    throw new Error(
      "Expected an island renderer in the context, found none: islands are rendered by the server.",
    );
  const html = use(render(name, <IslandRoot component={component} props={props} page={page} />));
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
