import type { IncomingMessage, ServerResponse } from "node:http";
import type { Inspection } from "@octroi/edge";
import type { OriginFault } from "@octroi/web/origin/origin-error";
import type { Site } from "../site.ts";
import type { SlotLimits } from "./slots.ts";

/** A request on its way to a site's own server, and where its answer goes. */
export interface Visit {
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
  /** Where it comes from, as the proxy in front has seen it. */
  address: string | undefined;
  /** Whom its place is counted for. */
  client: string;
  protocol: "http" | "https";
  /** Whether a body was announced that is not empty. */
  isUpload: boolean;
  /** What the gate makes of it. Undefined where there is none in front of the site. */
  inspection: Inspection | undefined;
  /** Answers in place of the server that did not. */
  refuse(fault: OriginFault): void;
  /** Ends it where the proxy itself has failed. */
  fail(error: unknown): void;
}

export interface VisitLimits extends SlotLimits {
  /** From the end of a request to the beginning of its answer. */
  headersMs: number;
  /** Without a byte in either direction. Streams of events are silent for minutes. */
  silenceMs: number;
  /** Without a byte of a body that was announced, while the server would take it. */
  bodyMs: number;
  /** For the server to say that it wants a body, before it is sent all the same. */
  continueMs: number;
}
