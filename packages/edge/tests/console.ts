import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { VisitEvent } from "../src/events/event.ts";
import { createLicenseKeys } from "../src/licenses.ts";

/** A console on this machine, with one site: takes its visits. */
export interface Console {
  /** The site's key. */
  readonly key: string;
  /** The part of the key that must never be written anywhere. */
  readonly secret: string;
  /** What was reported with the right key. */
  readonly visits: VisitEvent[];
  stop(): void;
}

export async function startConsole(): Promise<Console> {
  const site = "b4ksw2mzq7tn9xya";
  const secret = crypto.randomUUID();
  const { publicKeys } = await createLicenseKeys();
  const authorization = `Basic ${btoa(`${site}:${secret}`)}`;
  const visits: VisitEvent[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.headers.authorization !== authorization) response.statusCode = 401;
    else if (request.url !== "/v1/visits") response.statusCode = 404;
    else
      visits.push(
        ...body
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line)),
      );
    response.end();
  }

  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    key: `http://${site}:${secret}@127.0.0.1:${port}/${publicKeys.keys[0]?.x}`,
    secret,
    visits,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
