/**
 * What a refusal says is a twelfth of the gate, and not loaded before it starts. Where rules are enforced it is asked for
 * then, so that no deployment that takes files away can open a page.
 */
export const refusals = () => import("./answers/refusals.ts");
