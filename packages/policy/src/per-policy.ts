import type { Policy } from "./policy.ts";

/** Works something out once for each policy: what is printed in one form is often part of another. */
export function oncePerPolicy<T>(make: (policy: Policy) => T): (policy: Policy) => T {
  const cache = new WeakMap<Policy, { readonly value: T }>();
  return (policy) => {
    const cached = cache.get(policy);
    if (cached !== undefined) return cached.value;
    const value = make(policy);
    cache.set(policy, { value });
    return value;
  };
}
