import { type ComponentType, StrictMode, useEffect } from "react";
import { type PageData, PageDataContext } from "../page/page-data.ts";
import { Boundary } from "./boundary.tsx";

interface IslandRootProps<Props extends object> {
  component: ComponentType<Props>;
  props: Props;
  page: PageData;
  /** Called in the browser once the island is hydrated. */
  onHydrated?: () => void;
}

/** An island's tree, the same on the server and in the browser. */
export function IslandRoot<Props extends object>({
  component: Component,
  props,
  page,
  onHydrated,
}: IslandRootProps<Props>) {
  return (
    <StrictMode>
      <PageDataContext value={page}>
        <Boundary>
          <Component {...props} />
        </Boundary>
        <NotifyHydrated onHydrated={onHydrated} />
      </PageDataContext>
    </StrictMode>
  );
}

/** Last, so that its effect comes after those of the island. */
function NotifyHydrated({ onHydrated }: { onHydrated: (() => void) | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration.
  useEffect(() => {
    if (!onHydrated) return;
    // In a turn of its own, after what the island's first effects have set going.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      onHydrated();
    };
    port2.postMessage(null);
  }, []);
  return null;
}
