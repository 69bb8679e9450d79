// Writes a calendar file (iCalendar, RFC 5545). Its times are in UTC, so they are right in every time zone, before and after
// a change of the clocks, and need no table of time zones.

export type CalendarEvent = {
  /** Importing an event with the same uid again replaces it. */
  uid: string
  start: Date
  end: Date
  summary: string
  location: string
  description: string
}

type FileFacts = {
  /** The program that writes the file. */
  product: string
  made: Date
}

/** The file's text. */
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
      `DTSTART:${utc(event.start)}`,
      `DTEND:${utc(event.end)}`,
      `SUMMARY:${escape(event.summary)}`,
      `LOCATION:${escape(event.location)}`,
      `DESCRIPTION:${escape(event.description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

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
