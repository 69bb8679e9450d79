/** The days of an event that an address names, as the query of another address; '' when it names none. In every page's script. */
export function carriedDays(search: string): string {
  const days = search.match(/[?&](?:date|to)=\d{4}-\d\d-\d\d(?=&|$)/g)
  return days ? `?${days.map((day) => day.slice(1)).join('&')}` : ''
}
