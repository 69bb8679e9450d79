/** The event's days in a URL, as another's query, or ''. Every page loads this. */
export function carriedDays(search: string): string {
  const days = search.match(/[?&](?:date|to)=\d{4}-\d\d-\d\d(?=&|$)/g)
  return days ? `?${days.map((day) => day.slice(1)).join('&')}` : ''
}
