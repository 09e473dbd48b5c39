/** Remembers what the nonces of verified signatures were first used for. */
export interface NonceMemory {
  /** What this nonce was first used for: `use` itself where it is new, which is then remembered. */
  readonly firstUse: (nonce: string, use: string) => string | Promise<string>;
}

/**
 * A memory of this process: the last `max` nonces of signatures that were verified.
 *
 * @example
 * const nonces = nonceMemory();
 * await verifySignature(request, { keys, nonces });
 */
export function nonceMemory({ max = 10_000 }: { readonly max?: number } = {}) {
  const uses = new Map<string, string>();
  return {
    firstUse(nonce: string, use: string): string {
      const first = uses.get(nonce);
      if (first !== undefined) return first;
      if (uses.size >= max) for (const oldest of uses.keys()) if (uses.delete(oldest)) break;
      uses.set(nonce, use);
      return use;
    },
  } satisfies NonceMemory;
}
