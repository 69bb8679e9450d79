/** Leads to the calendar's chosen day, or to the first day that can be chosen. */
export function focusCalendar(calendar: HTMLElement | null, isChosen = false) {
  calendar?.scrollIntoView({ block: 'center' })
  const tile = (of: string) => calendar?.querySelector<HTMLElement>(of)
  // The calendar marks days that can't be chosen with aria-disabled, and the Tab key's day with 0.
  const first = isChosen ? null : tile('button:not([aria-disabled])')
  const day = first ?? tile('[tabindex="0"]')
  day?.focus({ preventScroll: true })
}
