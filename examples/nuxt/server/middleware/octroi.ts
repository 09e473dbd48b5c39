import { octroi } from "@octroi/edge/express";
import policy from "../../octroi.policy.json";

export const gate = octroi({ policy });

export default fromNodeMiddleware(gate);
