import { isPrivateAddress } from "@octroi/crawlers/verify";
import { identifierFor, type Policy } from "@octroi/policy";
import { lastEntry, withoutPort } from "./address.ts";
import { type GateResponse, toResponse } from "./answers/gate-response.ts";
import { decideStrictly } from "./decide-strictly.ts";
import { eventOf } from "./event-of.ts";
import type { VisitEvent } from "./events/event.ts";
import type { WaitUntil } from "./events/reporter.ts";
import type { Inspection, VisitContext } from "./inspection.ts";
import type { GateOptions } from "./options.ts";
import { outcomeOf } from "./outcome.ts";
import { type PageHeaders, pageHeaders, withHeaders } from "./page-headers.ts";
import { hostOf, type VisitRequest } from "./request.ts";
import { asksForSelfReport, selfReport, selfReportPath } from "./self-report.ts";
import { setUp } from "./setup.ts";
import { targetPaths } from "./target-paths.ts";
import { claimReader, isSigned, visitorOf } from "./visitor.ts";

export interface Gate {
  /** The response to send in place of the page, or undefined: the visit passes. Never rejects. */
  handle(request: VisitRequest, context?: VisitContext): Promise<Response | undefined>;
  /** The same in detail, for a runtime without `Response`, or to show what happens. Never throws, never rejects. */
  inspect(request: VisitRequest, context?: VisitContext): Inspection | Promise<Inspection>;
  /** Answers, or lets the site answer and adds what the policy says to its page. Rejects only as the site does. */
  protect<Page extends Response | undefined>(
    request: VisitRequest,
    context: VisitContext,
    site: () => Page | Promise<Page>,
  ): Promise<Response | Page>;
  /** Sends the reports that wait, for a server about to stop. */
  flush(): Promise<void>;
}

const emptyInspection: Inspection = { headers: {}, done() {} };

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
  const { identityOf, addressHeader } = setup;
  const claimOf = claimReader(identifierFor(policy));
  const enforces = setup.mode === "enforce";
  const addsHeaders = enforces && options.pageHeaders !== false;
  const headersOn = addsHeaders ? pageHeaders(policy) : () => emptyInspection.headers;

  /** What can be told at once: nearly every visit is a person's. */
  function inspectSync(request: VisitRequest): Inspection | undefined {
    if (claimOf(request) !== undefined || isSigned(request)) return undefined;
    if (options.selfReport !== false && asksForSelfReport(request)) return undefined;
    return addsHeaders ? { ...emptyInspection, headers: headersOn(request) } : emptyInspection;
  }

  async function inspectAsync(request: VisitRequest, context: VisitContext): Promise<Inspection> {
    if (options.selfReport !== false && asksForSelfReport(request)) {
      const report = await selfReport(request, setup.mode, setup.policy);
      return {
        ...emptyInspection,
        answer: withAnswerHeaders(report),
        done: () => answered(request, selfReportPath, 200),
      };
    }
    const address = addressOf(request, context);
    const signature = isSigned(request) ? await setup.checkSignature(request, context.waitUntil) : undefined;
    const visitor = visitorOf(claimOf(request), address, signature, identityOf);
    const headers = headersOn(request);
    if (visitor === undefined) return { ...emptyInspection, headers };
    const paths = targetPaths(request.url);
    const { decision, path } = decideStrictly(policy, visitor, paths);
    const outcome = await outcomeOf(setup, policy, request, paths, visitor, decision);
    const { refusal } = outcome;
    const time = setup.now();
    return {
      visitor,
      decision,
      ...(enforces && refusal && { answer: withAnswerHeaders(refusal) }),
      headers: outcome.license && enforces ? paid(headers) : headers,
      done(status) {
        const facts = {
          time,
          host: hostOf(request),
          path: path.pathname,
          method: request.method,
          status,
          mode: enforces ? "enforce" : "observe",
          address: options.reportAddress ? address : undefined,
        } as const;
        report(() => eventOf(facts, visitor, decision, outcome), context.waitUntil);
        if (enforces && refusal) answered(request, path.pathname, refusal.status);
      },
    };
  }

  function withAnswerHeaders(answer: GateResponse): GateResponse {
    return { ...answer, headers: { ...setup.answerHeaders, ...answer.headers } };
  }

  function answered({ method }: VisitRequest, path: string, status: number): void {
    try {
      options.answered?.({ method, path, status });
    } catch (error) {
      setup.failed(error);
    }
  }

  /** Called once the response is on its way, where a failure would be the site's. */
  function report(event: () => VisitEvent, waitUntil: WaitUntil | undefined): void {
    try {
      setup.reporter?.add(event(), waitUntil);
    } catch (error) {
      setup.failed(error);
    }
  }

  /** Without an address a visitor cannot be verified, which is no reason to let it pass undecided. */
  function addressOf(request: VisitRequest, { address }: VisitContext): string | undefined {
    if (addressHeader === null) return undefined;
    try {
      const given = typeof address === "function" ? address : () => address;
      const seen = addressHeader ? lastEntry(request.headers.get(addressHeader)) : given();
      const plain = seen && withoutPort(seen);
      return plain && isPrivateAddress(plain) ? undefined : plain;
    } catch (error) {
      setup.failed(error);
      return undefined;
    }
  }

  function inspect(request: VisitRequest, context: VisitContext = {}): Inspection | Promise<Inspection> {
    if (setup.mode === "off") return emptyInspection;
    try {
      return inspectSync(request) ?? inspectAsync(request, context).catch(letPass);
    } catch (error) {
      return letPass(error);
    }
  }

  function letPass(error: unknown): Inspection {
    setup.failed(error);
    return emptyInspection;
  }

  return {
    inspect,
    async handle(request, context) {
      const { answer, done } = await inspect(request, context);
      done(answer?.status ?? null);
      return answer && toResponse(answer);
    },
    async protect(request, context, site) {
      const { answer, headers, done } = await inspect(request, context);
      if (answer !== undefined) {
        done(answer.status);
        return toResponse(answer);
      }
      const response = await site();
      done(response?.status ?? null);
      return response && withHeaders(response, headers);
    },
    async flush() {
      await setup.reporter?.flush();
    },
  };
}

/** A page that was paid for is not for whoever asks next. */
function paid(headers: PageHeaders): PageHeaders {
  return { ...headers, vary: "Authorization" };
}
