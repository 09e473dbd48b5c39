import { octroi } from "@octroi/edge/vercel";
import policy from "./octroi.policy.json" with { type: "json" };

export default octroi({ policy });
