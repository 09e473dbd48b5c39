import type { RequestListener, Server } from "node:http";

interface Turns {
  /** What has to be answered whatever else is going on: whether the server lives. */
  isUrgent: (url: string) => boolean;
  /** How long requests are answered in one turn of the event loop. */
  sliceMs?: number;
  /** How long answers may wait while new connections come in, which they do one a turn. */
  patienceMs?: number;
  /** How many requests may wait. Whoever comes on top is hung up on. */
  waiting?: number;
}

/**
 * Answers requests a few milliseconds at a time. Node hands over all that have arrived in one turn of its event
 * loop, and to answer hundreds takes so long that nobody else is heard meanwhile, not even who only asks
 * whether the server lives.
 */
export function inTurns(
  server: Pick<Server, "on">,
  answer: RequestListener,
  { isUrgent, sliceMs = 5, patienceMs = 50, waiting: longest = 10_000 }: Turns,
): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  let waitingSince = 0;
  /** When this turn's first answer began. */
  let began: number | undefined;
  let isCrowded = false;

  server.on("connection", () => {
    isCrowded = true;
  });

  function mayAnswer(now: number): boolean {
    if (isCrowded && now - waitingSince < patienceMs) return false;
    return began === undefined || now - began < sliceMs;
  }

  function endTurn(): void {
    began = undefined;
    while (waiting.length > 0 && mayAnswer(performance.now())) {
      began ??= performance.now();
      const next = waiting.shift();
      if (next && !next[0].socket.destroyed) answer(...next);
    }
    isCrowded = false;
    if (waiting.length > 0) setImmediate(endTurn);
    else began = undefined;
  }

  return (request, response) => {
    if (isUrgent(request.url ?? "")) return answer(request, response);
    const now = performance.now();
    if (waiting.length === 0) {
      waitingSince = now;
      if (began === undefined) setImmediate(endTurn);
      if (mayAnswer(now)) {
        began ??= now;
        return answer(request, response);
      }
    }
    if (waiting.length < longest) waiting.push([request, response]);
    else request.socket.destroy();
  };
}
