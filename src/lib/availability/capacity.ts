/** The stored count, or at most 1 for an item of the configured list (docs/specification.md). */
export function capacityOf(
  id: string,
  count: number | null,
  singleUnitItems: readonly string[],
): number | null {
  return count !== null && singleUnitItems.includes(id) ? Math.min(1, count) : count
}
