import type { RequestListener, Server } from "node:http";
import { hangUp } from "./hang-up.ts";
import { oneAtATime } from "./one-at-a-time.ts";

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
  { isUrgent, sliceMs = 5, patienceMs = 150, waiting: longest = 10_000 }: Turns,
): RequestListener {
  const waiting: Parameters<RequestListener>[] = [];
  /** They go before all others, and no faster: whoever asks a thousand times waits too. */
  const urgent: Parameters<RequestListener>[] = [];
  let waitingSince = 0;
  /** When this turn's first answer began. */
  let began: number | undefined;
  let isCrowded = false;

  server.on("connection", () => {
    isCrowded = true;
  });

  const hasTime = (now: number) => began === undefined || now - began < sliceMs;
  const isPatient = (now: number) => isCrowded && now - waitingSince < patienceMs;

  function endTurn(): void {
    began = undefined;
    for (let now = performance.now(); hasTime(now); now = performance.now()) {
      const next = urgent.shift() ?? (isPatient(now) ? undefined : waiting.shift());
      if (next === undefined) break;
      began ??= now;
      if (!next[0].socket.destroyed) answer(...next);
    }
    isCrowded = false;
    if (urgent.length + waiting.length > 0) setImmediate(endTurn);
    else began = undefined;
  }

  const take: RequestListener = (request, response) => {
    const now = performance.now();
    const line = isUrgent(request.url ?? "") ? urgent : waiting;
    if (urgent.length + waiting.length === 0) {
      waitingSince = now;
      if (began === undefined) setImmediate(endTurn);
    }
    const isNext = line.length === 0 && hasTime(now) && (line === urgent || !isPatient(now));
    if (isNext && (line === urgent || urgent.length === 0)) {
      began ??= now;
      answer(request, response);
    } else if (line.length < longest) line.push([request, response]);
    else hangUp(request.socket);
  };

  return oneAtATime(take, longest);
}
