/** A payout as far as one asks which month it was of. */
interface DatedPayout {
  currency: string;
  createdAt: string;
  returnedAt: string | undefined;
}

/**
 * The payout that what a company paid at a moment left in: the first that was made from then on in its currency, and did not
 * come back, since each takes all that can leave. Undefined while it waits.
 */
export function payoutOf<Payout extends DatedPayout>(
  { collectedAt, currency }: { collectedAt: string | undefined; currency: string },
  payouts: readonly Payout[],
): Payout | undefined {
  if (collectedAt === undefined) return undefined;
  return payouts
    .filter((one) => one.currency === currency && one.createdAt >= collectedAt)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .find(({ returnedAt }) => returnedAt === undefined);
}
