export interface Memory {
  keepMs: number;
  /** Answers that are kept at most: each may weigh as much as its reader takes. */
  most: number;
  /** Hosts that are asked at once, at most. */
  atOnce: number;
}

const usual: Memory = { keepMs: 60_000, most: 50, atOnce: 20 };

interface Kept<Answer> {
  answer: Answer;
  until: number;
}

/** A question to a host, under way: what everyone gets who asks meanwhile, and when it is over. */
interface Asked<Answer> {
  answer: Answer;
  over: Promise<unknown>;
}

/**
 * Asks a host once for everyone who wants its answer within a minute: nobody can have us knock at a door
 * again and again, and the answer to many is as quick as to one. Undefined where too many are asked at once.
 */
export function remembered<Answer>(
  ask: (host: string) => Asked<Answer>,
  { keepMs, most, atOnce }: Memory = usual,
  now = () => Date.now(),
): (host: string) => Answer | undefined {
  const kept = new Map<string, Kept<Answer>>();
  let asking = 0;

  return (host) => {
    const known = kept.get(host);
    if (known !== undefined && now() < known.until) return known.answer;
    if (asking >= atOnce) return undefined;
    asking += 1;
    const { answer, over } = ask(host);
    const ended = () => {
      asking -= 1;
    };
    over.then(ended, ended);
    kept.delete(host);
    kept.set(host, { answer, until: now() + keepMs });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
