/** True of an answer after which a card was charged, or may have been, and the booking isn't there yet. */
export function leavesPaymentOpen({ kind }: { kind: string }): boolean {
  return ['unknownCharge', 'chargedUnanswered', 'chargedStuck'].includes(kind)
}
