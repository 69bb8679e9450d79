// iCalendar (RFC 5545). A whole day has no time zone, so it stays the same day on every device.
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'

export type CalendarEvent = {
  /** Importing an event with the same uid again replaces it. */
  uid: string
  from: Day
  /** The last day, included. */
  to: Day
  summary: string
  location: string
  description: string
}

type FileFacts = {
  product: string
  made: Date
}

/** The file's text. Each event has a reminder on the day before it. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { product, made }: FileFacts,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(product)}//Booking//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escape(event.uid)}`,
      `DTSTAMP:${utc(made)}`,
      // Calendars replace an event by one of a higher number: each later file has one.
      `SEQUENCE:${Math.floor(made.getTime() / 60_000)}`,
      `DTSTART;VALUE=DATE:${dateOf(event.from)}`,
      // The format's end is the first day without the event.
      `DTEND;VALUE=DATE:${dateOf(addDays(event.to, 1))}`,
      // A rental in the yard doesn't make the day busy.
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escape(event.summary)}`,
      `LOCATION:${escape(event.location)}`,
      `DESCRIPTION:${escape(event.description)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      // 15 hours before midnight: 9am.
      'TRIGGER:-PT15H',
      `DESCRIPTION:${escape(event.summary)}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** `20270612` */
const dateOf = (day: Day) => day.replaceAll('-', '')

/** `20270612T100000Z` */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Escapes separators and line breaks, and removes characters that a text may not contain. */
function escape(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** Lines of at most 75 bytes. Continued lines begin with a space. No character is split. */
function fold(line: string): string {
  let bytes = 0
  let folded = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
const encoder = new TextEncoder()
