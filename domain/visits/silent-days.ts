const daysCompared = 14;

/** With fewer visits on the days when some came, a day without any is nothing strange. */
const minDailyVisits = 10;

/** Two weeks of which a part was not counted do not compare: it is the connector that was away, and not the crawlers. */
export function silentDaysIn(totals: readonly { at: number; visits: number }[]): number {
  const days = new Set(totals.map(({ at }) => at)).size;
  const visits = totals.reduce((sum, each) => sum + each.visits, 0);
  return days === 0 || visits / days < minDailyVisits ? 0 : daysCompared - days;
}
