import { cloudflareLimits, type RateLimitBinding } from "@octroi/edge";
import { octroi } from "@octroi/edge/cloudflare";
import policy from "../octroi.policy.json";

interface Env {
  CRAWLERS: RateLimitBinding;
}

export default {
  fetch: octroi(
    (env: Env) => ({ policy, limits: cloudflareLimits(env.CRAWLERS) }),
    (request) => fetch(request),
  ),
};
