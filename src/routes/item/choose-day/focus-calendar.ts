/** Leads to the calendar's first day that can be chosen. */
export function focusCalendar(calendar: HTMLElement | null) {
  calendar?.scrollIntoView({ block: 'center' })
  const tile = (of: string) => calendar?.querySelector<HTMLElement>(of)
  // The calendar marks days that can't be chosen with aria-disabled.
  const first = tile('button:not([aria-disabled])') ?? tile('[tabindex="0"]')
  first?.focus({ preventScroll: true })
}
