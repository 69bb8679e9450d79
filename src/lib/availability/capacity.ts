/**
 * Units of an item that can be rented on one day: its stored count, or 1 for an item of the
 * configured single-unit list whatever its count (docs/specification.md). Null when the count can't
 * be read.
 */
export function capacityOf(
  id: string,
  count: number | null,
  singleUnitItems: readonly string[],
): number | null {
  return count !== null && singleUnitItems.includes(id) ? Math.min(1, count) : count
}
