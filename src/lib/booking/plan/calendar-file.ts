// A calendar file (iCalendar, RFC 5545) that every calendar program takes. Its times are in UTC: they are right whatever
// zone the reader is in, on both sides of a change of the clocks, and need no table of zones.

export type CalendarEvent = {
  /** The same one again replaces the event instead of adding another. */
  uid: string
  start: Date
  end: Date
  summary: string
  location: string
  description: string
}

type FileFacts = {
  /** Who writes it. */
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

/** A text's own separators and line breaks; what no text may hold is left out. */
function escape(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** Lines of 75 bytes at most; the ones that go on begin with a blank. No letter is cut. */
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
