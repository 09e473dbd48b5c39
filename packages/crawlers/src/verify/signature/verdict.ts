/** A check failed. */
export function invalid<Fault>(reason: Fault) {
  return { verdict: "invalid", reason } as const;
}

/** Not enough is known to tell. */
export function unverified<Fault>(reason: Fault) {
  return { verdict: "unverified", reason } as const;
}
