import { isPrivateAddress } from "@octroi/crawlers/verify";
import { lastEntry, withoutPort } from "./address.ts";
import { type GateResponse, toResponse } from "./answers/gate-response.ts";
import { applyDecision } from "./apply-decision.ts";
import { followPolicy } from "./console/follow.ts";
import type { PublishedPolicy } from "./console/published-policy.ts";
import { decideStrictly } from "./decide-strictly.ts";
import { eventOf, peopleEventOf, unlistedEventOf, type VisitFacts } from "./event-of.ts";
import type { ReportedEvent } from "./events/event.ts";
import type { WaitUntil } from "./events/reporter.ts";
import { emptyInspection, type GateContext, type Inspection } from "./inspection.ts";
import type { GateOptions } from "./options.ts";
import { ownAnswer } from "./own-answers.ts";
import { ownPageOf, selfReportPage } from "./own-pages.ts";
import { type PageHeaders, withHeaders } from "./page-headers.ts";
import { isRedirect, senderOf } from "./people.ts";
import { ownModeOf, type PolicyInForce, policyInForce } from "./policy-in-force.ts";
import { type GateRequest, hostOf } from "./request.ts";
import { setUp } from "./setup.ts";
import { targetPaths } from "./target-paths.ts";
import { isTrialMark, trialHeader } from "./trial.ts";
import { isSigned, visitorOf } from "./visitor.ts";

export interface Gate {
  /** The response to send in place of the page, or undefined: the visit passes. Never rejects. */
  handle(request: GateRequest, context?: GateContext): Promise<Response | undefined>;
  /** The same in detail, for a runtime without `Response`, or to show what happens. Never throws, never rejects. */
  inspect(request: GateRequest, context?: GateContext): Inspection | Promise<Inspection>;
  /** Answers, or lets the site answer and adds what the policy says to its page. Rejects only as the site does. */
  protect<Page extends Response | undefined>(
    request: GateRequest,
    context: GateContext,
    site: () => Page | Promise<Page>,
  ): Promise<Response | Page>;
  /** Sends the reports that wait, for a server about to stop. */
  flush(): Promise<void>;
}

/**
 * A gate in front of a site. Make one and keep it: it holds the counters and the reports that wait.
 *
 * @example
 * const gate = createGate({ policy, mode: "enforce" });
 * const response = await gate.handle(request, { address });
 */
export function createGate(options: GateOptions = {}): Gate {
  const setup = setUp(options);
  const bundled = policyInForce(setup);
  let inForce = bundled;
  const follower = setup.key
    ? followPolicy(
        setup.key,
        options.adapter,
        ownModeOf(setup),
        options.policyStore,
        replacePolicy,
        tellStartedWithout,
        setup.failed,
      )
    : undefined;

  function replacePolicy(published: PublishedPolicy | undefined): void {
    inForce = published ? policyInForce(setup, published) : bundled;
  }

  function tellStartedWithout(console: string): void {
    if (setup.mode === "observe") return;
    const enforced = inForce.enforces ? "the bundled policy" : "nothing";
    setup.failed(
      new Error(
        `Enforcing ${enforced}: no published rules could be read from ${console}, and none are kept here.`,
      ),
    );
  }

  /** What can be told at once: nearly every visit is a person's. */
  function inspectSync(request: GateRequest, context: GateContext): Inspection | undefined {
    const { claimOf, ownPages } = inForce;
    const claim = claimOf(request);
    if (typeof claim === "object" || isSigned(request)) return undefined;
    if (ownPageOf(request, ownPages) !== undefined) return undefined;
    return inspectUndecided(request, context, inForce, claim);
  }

  /** A person, or a program that no list knows: it passes, and is reported where it gives itself a name. */
  function inspectUndecided(
    request: GateRequest,
    context: GateContext,
    { enforces, headersOn }: PolicyInForce,
    name: string | undefined,
  ): Inspection {
    const inspection = enforces ? { ...emptyInspection, headers: headersOn(request) } : emptyInspection;
    const sender = name === undefined && setup.people && setup.reporter ? senderOf(request) : undefined;
    if (name === undefined && sender === undefined) return inspection;
    const time = setup.now();
    return {
      ...inspection,
      done(status) {
        const event = () => {
          const { pathname } = targetPaths(request.url)[0];
          if (sender !== undefined) return peopleEventOf(sender, pathname);
          const facts = factsOf(request, pathname, status, enforces, addressOf(request, context));
          return unlistedEventOf({ time, ...facts }, name ?? "");
        };
        if (sender === undefined || !isRedirect(status)) report(event, context.waitUntil);
      },
    };
  }

  function factsOf(
    request: GateRequest,
    path: string,
    status: number | null,
    enforces: boolean,
    address: string | undefined,
  ): Omit<VisitFacts, "time"> {
    return {
      host: hostOf(request),
      path,
      method: request.method,
      status,
      mode: enforces ? "enforce" : "observe",
      address: options.reportAddress ? address : undefined,
    };
  }

  async function inspectAsync(request: GateRequest, context: GateContext): Promise<Inspection> {
    // Taken once: another may come into force while this visit is decided.
    const current = inForce;
    const page = ownPageOf(request, current.ownPages);
    if (page === undefined) return inspectVisit(request, context, current);

    const answer = withAnswerHeaders(await ownAnswer(request, page, current));
    // Whether a crawler has read the license is worth knowing.
    const visit = page === selfReportPage ? emptyInspection : await inspectVisit(request, context, current);
    return {
      ...visit,
      answer,
      headers: {},
      done(status) {
        visit.done(status);
        answered(request, page.path, answer.status);
      },
    };
  }

  async function inspectVisit(
    request: GateRequest,
    context: GateContext,
    current: PolicyInForce,
  ): Promise<Inspection> {
    const { policy, enforces, claimOf, identityOf, headersOn } = current;
    const address = addressOf(request, context);
    const signature = isSigned(request)
      ? await setup.checkSignature(request, policy.site.origin, context.waitUntil)
      : undefined;
    const claim = claimOf(request);
    const visitor = visitorOf(claim, address, signature, identityOf);
    if (visitor === undefined) {
      return inspectUndecided(request, context, current, typeof claim === "string" ? claim : undefined);
    }
    const headers = headersOn(request);
    const paths = targetPaths(request.url);
    const { decision, path } = decideStrictly(policy, visitor, paths);
    const applied = await applyDecision(setup, current, request, paths, visitor, decision);
    const { refusal } = applied;
    const time = setup.now();
    const isOnTrial = await isTrial(request);
    return {
      visitor,
      decision,
      ...(enforces && refusal && { answer: withAnswerHeaders(refusal) }),
      headers: applied.license && enforces ? paid(headers) : headers,
      done(status) {
        const facts = { time, ...factsOf(request, path.pathname, status, enforces, address) };
        if (!isOnTrial) report(() => eventOf(facts, visitor, decision, applied), context.waitUntil);
        if (enforces && refusal) answered(request, path.pathname, refusal.status);
      },
    };
  }

  /** Whether the publisher only tries the gate: that is no visit. */
  async function isTrial({ headers }: GateRequest): Promise<boolean> {
    const mark = headers.get(trialHeader);
    if (mark === null || setup.key === undefined) return false;
    return isTrialMark(mark, setup.key, setup.now());
  }

  function withAnswerHeaders(answer: GateResponse): GateResponse {
    return { ...answer, headers: { ...setup.answerHeaders, ...answer.headers } };
  }

  function answered({ method }: GateRequest, path: string, status: number): void {
    try {
      options.answered?.({ method, path, status });
    } catch (error) {
      setup.failed(error);
    }
  }

  /** Called once the response is on its way, where a failure would be the site's. */
  function report(event: () => ReportedEvent, waitUntil: WaitUntil | undefined): void {
    try {
      setup.reporter?.add(event(), waitUntil);
    } catch (error) {
      setup.failed(error);
    }
  }

  /** Without an address a visitor cannot be verified, which is no reason to let it pass undecided. */
  function addressOf(request: GateRequest, { address }: GateContext): string | undefined {
    const { addressHeader } = setup;
    if (addressHeader === null) return undefined;
    try {
      const readAddress = typeof address === "function" ? address : () => address;
      const seen = addressHeader ? lastEntry(request.headers.get(addressHeader)) : readAddress();
      const plain = seen && withoutPort(seen);
      return plain && isPrivateAddress(plain) ? undefined : plain;
    } catch (error) {
      setup.failed(error);
      return undefined;
    }
  }

  function inspect(request: GateRequest, context: GateContext = {}): Inspection | Promise<Inspection> {
    if (setup.mode === "off") return emptyInspection;
    const restoring = follower?.restoring;
    if (restoring) return restoring.then(() => inspect(request, context));
    const isDue = follower?.isDue();
    try {
      const inspection = inspectSync(request, context);
      if (inspection) return isDue ? thenAsk(inspection, context) : inspection;
      const pending = inspectAsync(request, context).catch(letPass);
      return isDue ? pending.then((seen) => thenAsk(seen, context)) : pending;
    } catch (error) {
      return letPass(error);
    }
  }

  /** Asks the console for its policy once the response is on its way. */
  function thenAsk(inspection: Inspection, { waitUntil }: GateContext): Inspection {
    return {
      ...inspection,
      done(status) {
        inspection.done(status);
        follower?.ask(waitUntil);
      },
    };
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
