import { gateFromEnvironment } from "@octroi/edge";
import type { Handle } from "@sveltejs/kit";
import policy from "../octroi.policy.json";

const gate = gateFromEnvironment({ policy });
process.once("sveltekit:shutdown", () => gate.flush());

export const handle: Handle = ({ event, resolve }) =>
  gate.protect(event.request, { address: () => event.getClientAddress() }, () => resolve(event));
