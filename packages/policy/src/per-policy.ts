import type { Policy } from "./policy.ts";

/** Works something out once for each policy: what is printed in one form is often part of another. */
export function oncePerPolicy<T>(make: (policy: Policy) => T): (policy: Policy) => T {
  const made = new WeakMap<Policy, { readonly value: T }>();
  return (policy) => {
    const known = made.get(policy);
    if (known !== undefined) return known.value;
    const value = make(policy);
    made.set(policy, { value });
    return value;
  };
}
