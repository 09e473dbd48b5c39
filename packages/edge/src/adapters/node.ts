import type { RequestListener } from "node:http";
import { gateOnce } from "../gate-once.ts";
import { answer } from "../node-visit.ts";
import type { GateOptions } from "../options.ts";

/**
 * The gate in front of a `node:http` server. Behind a proxy, name the header that it puts the visitor's address
 * in (`addressHeader`).
 *
 * @example
 * createServer(octroi({ policy }, (request, response) => response.end("Hello"))).listen(3000);
 */
export function octroi(options: GateOptions, site: RequestListener): RequestListener {
  const gate = gateOnce(options);
  return (request, response) => {
    const address = () => request.socket.remoteAddress;
    answer(gate(), request, response, address, () => site(request, response));
  };
}
