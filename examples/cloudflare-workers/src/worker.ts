import { octroi } from "@octroi/edge/cloudflare";
import policy from "../octroi.policy.json";

export default {
  fetch: octroi({ policy }, (request) => fetch(request)),
};
