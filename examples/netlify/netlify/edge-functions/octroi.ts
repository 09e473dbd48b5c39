import { octroi } from "@octroi/edge/netlify";
import policy from "../../octroi.policy.json" with { type: "json" };

export default octroi({ policy });

export const config = { path: "/*", onError: "bypass" };
