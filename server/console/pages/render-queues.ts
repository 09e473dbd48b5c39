import { clientKey, type IsTrusted } from "@octroi/web/http/client-address";
import { createJobQueue, QueueFull } from "@octroi/web/http/job-queue";
import { Refusal } from "@octroi/web/http/refusal";
import type { Resource } from "@octroi/web/http/resource";
import type { Context } from "hono";
import type { ConsoleEnv } from "../env.ts";

/** Renders in its turn. Rejects with `QueueFull` when too many wait already, in all or of the one who asks. */
export type InTurn = <T>(c: Context<ConsoleEnv>, render: () => Promise<T>) => Promise<T>;

/**
 * Whoever asks for pages faster than they can be rendered waits in line with others like them: strangers never stand
 * before people who are signed in, pages not before the form that signs somebody in, and nobody before everybody else.
 */
export function renderQueues(isTrusted: IsTrusted): InTurn {
  /** One at a time: rendering keeps the event loop to itself. */
  const strangers = createJobQueue({ concurrency: 1, maxWaiting: 40, maxPerOwner: 20 });
  /** They wait for storage more than they keep the event loop. */
  const strangersForms = createJobQueue({ concurrency: 4, maxWaiting: 40, maxPerOwner: 20 });
  /** A test of somebody's server takes seconds, and others go on meanwhile. */
  const people = createJobQueue({ concurrency: 50, maxWaiting: 200, maxPerOwner: 20 });

  return (c, render) => {
    const person = c.get("caller")?.person;
    if (person !== undefined) return people(render, { owner: person.id });
    const queue = c.req.method === "POST" ? strangersForms : strangers;
    return queue(render, { owner: clientKey(c, isTrusted) });
  };
}

/** For `catch`: a full queue is an honest 503. */
export function busyWhenFull(error: unknown): never {
  if (error instanceof QueueFull)
    throw new Refusal("busy", { headers: { "retry-after": "5" }, cause: error });
  throw error;
}

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
