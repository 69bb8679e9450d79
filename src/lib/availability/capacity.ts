/**
 * Units of an item for one day: its stored count, or at most 1 if it is on the configured list
 * (docs/specification.md). Null when the count can't be read.
 */
export function capacityOf(
  id: string,
  count: number | null,
  singleUnitItems: readonly string[],
): number | null {
  return count !== null && singleUnitItems.includes(id) ? Math.min(1, count) : count
}
