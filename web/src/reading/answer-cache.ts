export interface CacheLimits {
  keepMs: number;
  /** Answers that are kept: each may weigh as much as its reader takes. */
  maxEntries: number;
  /** Hosts that are asked at once, for all clients and for one of them. */
  maxAtOnce: number;
  maxPerClient: number;
}

interface CachedAnswer<Answer> {
  answer: Answer;
  until: number;
}

/** A question to a host, under way: what everyone gets who asks meanwhile, and when it is over. */
interface Question<Answer> {
  answer: Answer;
  over: Promise<unknown>;
}

/**
 * Asks a host once for everyone who wants its answer within a minute: nobody can have us ask the same host again and
 * again, and the answer to many is as quick as to one. Only when as many other hosts as are kept have been asked
 * since is it asked sooner. Undefined where too many are asked at once, by all or by this client.
 */
export function cachedByHost<Answer>(
  ask: (host: string) => Question<Answer>,
  { keepMs, maxEntries, maxAtOnce, maxPerClient }: CacheLimits,
  now = () => Date.now(),
): (host: string, client: string) => Answer | undefined {
  const cache = new Map<string, CachedAnswer<Answer>>();
  /** The client of each question that is under way. */
  const askers: string[] = [];

  return (host, client) => {
    const known = cache.get(host);
    if (known !== undefined && now() < known.until) return known.answer;
    const own = askers.filter((asker) => asker === client).length;
    if (askers.length >= maxAtOnce || own >= maxPerClient) return undefined;
    askers.push(client);
    const { answer, over } = ask(host);
    const ended = () => void askers.splice(askers.indexOf(client), 1);
    over.then(ended, ended);
    cache.delete(host);
    cache.set(host, { answer, until: now() + keepMs });
    const [oldest] = cache.keys();
    if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
    return answer;
  };
}
