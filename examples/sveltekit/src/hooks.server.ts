import { gateFromEnvironment } from "@octroi/edge";
import type { Handle } from "@sveltejs/kit";
import policy from "../octroi.policy.json";

const gate = gateFromEnvironment({ policy });
process.once("sveltekit:shutdown", () => gate.flush());

export const handle: Handle = ({ event, resolve }) =>
  gate.pass(event.request, { address: () => event.getClientAddress() }, () => resolve(event));
