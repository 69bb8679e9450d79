// Unlike the file, a link can't replace an event that was added to Google Calendar before.
import { addDays } from '~/lib/time/dates'
import type { CalendarEvent } from './calendar-file'

/** The URL of Google Calendar's form for an all-day event; its last day is included. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const { from, to, summary, location, description } = event
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    // The form's end is the first day without the event.
    dates: [from, addDays(to, 1)].map((day) => day.replaceAll('-', '')).join('/'),
    details: description,
    location,
    // The day isn't busy.
    crm: 'AVAILABLE',
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
