import { createJobQueue } from "@octroi/web/http/job-queue";
import type { Resource } from "@octroi/web/http/resource";

/** Pages that are the same for everybody who is not signed in: few, and each rendered once. */
export function pageCache(): (key: string, render: () => Promise<Resource>) => Promise<Resource> {
  const pages = new Map<string, Promise<Resource>>();
  /** As many as there are pages may wait: nobody who asks for one of them waits for pages that are made for somebody. */
  const inTurn = createJobQueue({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });
  return (key, render) => {
    const known = pages.get(key);
    if (known !== undefined) return known;
    const rendering = inTurn(render);
    pages.set(key, rendering);
    // The next who asks tries again.
    rendering.catch(() => pages.delete(key));
    return rendering;
  };
}
