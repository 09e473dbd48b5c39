import { octroi } from "@octroi/edge/cloudflare";
import policy from "../octroi.policy.json";

interface Env {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  fetch: octroi({ policy }, (request, env: Env) => env.ASSETS.fetch(request)),
};
