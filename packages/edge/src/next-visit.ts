import { toResponse } from "./answers/gate-response.ts";
import type { WaitUntil } from "./events/reporter.ts";
import type { Gate } from "./gate.ts";

/** Next's and Vercel's middleware: they take a response as the answer, unless it tells them to go on to the page. */
export function nextMiddleware(gate: () => Gate) {
  return async (request: Request, event?: { waitUntil: WaitUntil }): Promise<Response> => {
    const waitUntil = event?.waitUntil.bind(event);
    const { answer, headers, done } = await gate().inspect(request, { waitUntil });
    done(answer?.status ?? null);
    return answer ? toResponse(answer) : new Response(null, { headers: { ...headers, ...goOn } });
  };
}

const goOn = { "x-middleware-next": "1" };
