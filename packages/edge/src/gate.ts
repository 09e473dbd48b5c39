import { type Decision, decide, type Policy } from "@octroi/policy";
import { isPrivate, lastEntry } from "./address.ts";
import { type Answer, toResponse } from "./answers/answer.ts";
import { eventOf } from "./events/event.ts";
import type { WaitUntil } from "./events/reporter.ts";
import type { GateOptions } from "./options.ts";
import { outcomeOf } from "./outcome.ts";
import { pageHeaders, withHeaders } from "./page-headers.ts";
import { hostOf, urlOf, type VisitRequest } from "./request.ts";
import { asksForSelfReport, selfReport } from "./self-report.ts";
import { setUp } from "./setup.ts";
import { claimOf, isSigned, type Visitor, visitorOf } from "./visitor.ts";

/** What a runtime knows about a visit besides the request. */
export interface VisitContext {
  /** The visitor's address, as seen by whom you trust: never from a header that a visitor can set. */
  readonly address?: string | (() => string | undefined) | undefined;
  readonly waitUntil?: WaitUntil | undefined;
}

/** What the gate makes of one visit. */
export interface Visit {
  /** Undefined for people and for programs that give no name we know: they pass, and are not reported. */
  readonly visitor?: Visitor;
  readonly decision?: Decision;
  /** What to send in place of the page. Without it, the visit passes. */
  readonly answer?: Answer;
  /** What to add to the page of a visit that passes. */
  readonly headers: Readonly<Record<string, string>>;
  /** Reports the visit, once the status of its response is known. */
  done(status: number | null): void;
}

export interface Gate {
  /** The response to send in place of the page, or undefined: the visit passes. Never rejects. */
  handle(request: VisitRequest, context?: VisitContext): Promise<Response | undefined>;
  /** The same in detail, for a runtime without `Response`, or to show what happens. Never rejects. */
  visit(request: VisitRequest, context?: VisitContext): Promise<Visit>;
  /** Answers, or lets the site answer and adds what the policy says to its page. Rejects only as the site does. */
  pass(
    request: VisitRequest,
    context: VisitContext,
    site: () => Response | Promise<Response>,
  ): Promise<Response>;
  /** Sends the reports that wait, for a server about to stop. */
  flush(): Promise<void>;
}

const passing: Visit = { headers: {}, done() {} };

/** Decides nothing: stands in where no policy could be read. */
const noPolicy: Policy = { version: 1, site: { origin: "https://localhost" }, rules: [] };

/**
 * A gate in front of a site. Make one and keep it: it holds the counters and the reports that wait.
 *
 * @example
 * const gate = createGate({ policy, mode: "enforce" });
 * const response = await gate.handle(request, { address });
 */
export function createGate(options: GateOptions = {}): Gate {
  const setup = setUp(options);
  const policy = setup.policy ?? noPolicy;
  const enforces = setup.mode === "enforce";
  const passingPage: Visit = enforces ? { ...passing, headers: pageHeaders(policy) } : passing;

  async function seen(request: VisitRequest, context: VisitContext): Promise<Visit> {
    if (options.selfReport !== false && asksForSelfReport(request)) {
      return { ...passing, answer: await selfReport(request, setup.mode, setup.policy) };
    }
    const claimed = claimOf(request);
    const signed = isSigned(request);
    if (claimed === undefined && !signed) return passingPage;
    const address = addressOf(request, context);
    const signature = signed ? await setup.checkSignature(request, context.waitUntil) : undefined;
    const visitor = visitorOf(claimed, address, signature);
    if (visitor === undefined) return passingPage;
    const { pathname, search } = urlOf(request);
    const path = pathname + search;
    const decision = decide(policy, { ...visitor, path });
    const outcome = await outcomeOf(setup, policy, request, path, visitor, decision);
    const time = setup.now();
    return {
      visitor,
      decision,
      ...(enforces && outcome.refusal && { answer: outcome.refusal }),
      headers: outcome.license && enforces ? paid(passingPage.headers) : passingPage.headers,
      done(status) {
        if (setup.reporter === undefined) return;
        const mode = enforces ? "enforce" : "observe";
        const shown = options.reportAddress ? address : undefined;
        const visit = {
          time,
          host: hostOf(request),
          path: pathname,
          method: request.method,
          status,
          mode,
          address: shown,
        } as const;
        setup.reporter.add(eventOf(visit, visitor, decision, outcome), context.waitUntil);
      },
    };
  }

  /** Without an address a visitor cannot be verified, which is no reason to let it pass undecided. */
  function addressOf(request: VisitRequest, { address }: VisitContext): string | undefined {
    try {
      const header = options.addressHeader;
      const given = typeof address === "function" ? address : () => address;
      const seen = header ? lastEntry(request.headers.get(header)) : given();
      return seen && isPrivate(seen) ? undefined : seen;
    } catch (error) {
      setup.failed(error);
      return undefined;
    }
  }

  async function visit(request: VisitRequest, context: VisitContext = {}): Promise<Visit> {
    if (setup.mode === "off") return passing;
    try {
      return await seen(request, context);
    } catch (error) {
      setup.failed(error);
      return passing;
    }
  }

  return {
    visit,
    async handle(request, context) {
      const { answer, done } = await visit(request, context);
      done(answer?.status ?? null);
      return answer && toResponse(answer);
    },
    async pass(request, context, site) {
      const { answer, headers, done } = await visit(request, context);
      if (answer !== undefined) {
        done(answer.status);
        return toResponse(answer);
      }
      const response = await site();
      done(response.status);
      return withHeaders(response, headers);
    },
    async flush() {
      await setup.reporter?.flush();
    },
  };
}

/** A page that was paid for is not for whoever asks next. */
function paid(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...headers, vary: "Authorization" };
}
