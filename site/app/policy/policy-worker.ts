import { parsePolicy } from "@octroi/policy/parse";
import { draftOf } from "@octroi/ui/policy/draft-of";
import { policyOf } from "@octroi/ui/policy/policy-of";
import { policyInFragment } from "../../domain/policy/address.ts";
import { robotsInFragment } from "../../domain/robots/address.ts";
import { answerRequests } from "../workers/answer-requests.ts";
import { previewPolicy } from "./policy-preview.ts";
import type { PolicyAnswer, PolicyRequest } from "./protocol.ts";
import { tryVisit } from "./try-visit.ts";

/** Policies are read, printed and tried here, off the page's thread. */
answerRequests<PolicyRequest, PolicyAnswer>(answerTo);

async function answerTo(request: PolicyRequest): Promise<PolicyAnswer> {
  if (request.kind === "work") return work(request);
  const parsed = request.kind === "open" ? parsePolicy(request.text) : policyInFragment(request.hash);
  if (parsed?.ok) {
    const existing = request.kind === "follow" ? robotsInFragment(request.hash) : undefined;
    return { kind: "opened", draft: draftOf(parsed.policy), existing };
  }
  return { kind: "refused", place: parsed?.errors[0]?.path ?? "" };
}

async function work({ draft, existing, language, visit }: Extract<PolicyRequest, { kind: "work" }>) {
  const result = policyOf(draft);
  if (!result.ok) return { kind: "wrong", wrong: result.wrong } as const;
  const preview = previewPolicy(result.policy, { existing, language });
  return { kind: "preview", preview, exchange: await tryVisit(result.policy, visit) } as const;
}
