// Two independent readers must read the file correctly.
import fc from 'fast-check'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { momentAt } from '~/lib/time/business-time'
import { calendarFile, type CalendarEvent } from './calendar-file'

const made = new Date('2027-06-01T15:00:00Z')

const party: CalendarEvent = {
  uid: '20270612@site.test',
  start: new Date('2027-06-12T10:00:00Z'),
  end: new Date('2027-06-13T00:00:00Z'),
  summary: 'Better Events rental: Sunny Castle',
  location: '12 Oak St, Rockford, IL 61101',
  description: 'Delivery between 5 am and 4 pm.\nOur office: (815) 555-0142',
}

type Read = Pick<CalendarEvent, 'uid' | 'summary' | 'location' | 'description'> & {
  start: number
  end: number
}

function byIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(component)
    return {
      uid,
      summary,
      location,
      description,
      start: startDate.toJSDate().getTime(),
      end: endDate.toJSDate().getTime(),
    }
  })
}

function byNodeIcal(text: string): Read[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [
          {
            uid: event.uid,
            summary: textOf(event.summary),
            location: textOf(event.location),
            description: textOf(event.description),
            start: event.start.getTime(),
            end: event.end?.getTime() ?? Number.NaN,
          },
        ]
      : [],
  )
}

/** A text with parameters is parsed as an object. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : `no text: ${typeof value}`)

const plain = ({ start, end, ...texts }: CalendarEvent): Read => ({
  ...texts,
  start: start.getTime(),
  end: end.getTime(),
})

function expectRead(events: readonly CalendarEvent[]) {
  const text = calendarFile(events, { product: 'Better Events', made })
  expect(byIcalJs(text)).toEqual(events.map(plain))
  expect(byNodeIcal(text)).toEqual(events.map(plain))
  return text
}

test('one event reads back as it is', () => {
  expect(expectRead([party])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Better Events//Booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20270612@site.test',
      'DTSTAMP:20270601T150000Z',
      'DTSTART:20270612T100000Z',
      'DTEND:20270613T000000Z',
      'SUMMARY:Better Events rental: Sunny Castle',
      String.raw`LOCATION:12 Oak St\, Rockford\, IL 61101`,
      String.raw`DESCRIPTION:Delivery between 5 am and 4 pm.\nOur office: (815) 555-0142`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('several events are told apart', () => {
  const next = { ...party, uid: '20270620@site.test', start: new Date('2027-06-20T10:00:00Z') }
  expectRead([party, { ...next, end: new Date('2027-06-21T00:00:00Z') }])
})

test('stays over and around the changes of the clocks keep their moments', () => {
  const stays = [
    ['2027-03-13', '2027-03-13'],
    ['2027-03-13', '2027-03-14'],
    ['2027-03-14', '2027-03-14'],
    ['2027-11-06', '2027-11-06'],
    ['2027-11-06', '2027-11-07'],
    ['2027-11-07', '2027-11-07'],
  ] as const
  const events = stays.map(([first, last], at) => ({
    ...party,
    uid: `${at}@site.test`,
    start: momentAt(day(first), 5 * 60),
    end: momentAt(day(last), 19 * 60),
  }))
  expectRead(events)
})

test.each([
  ['separators', 'Castle; slide, tent: "big" (15 x 15)'],
  ['backslashes', String.raw`C:\Castle\, \; and \ as typed`],
  ['several lines', 'First\nsecond\n\nfourth'],
  ['letters of more than one byte', 'Zoë’s café – 🎪🎈 fête in Peoría 東京'],
  ['what looks like a property', 'BEGIN:VEVENT\nEND:VCALENDAR'],
])('%s come through', (_, text) => {
  expectRead([{ ...party, summary: text.replaceAll('\n', ' '), description: text }])
})

test('a backslash before an n is no line break', () => {
  const event = { ...party, description: String.raw`\new\n` }
  // node-ical always reads it as a line break.
  const [read] = byIcalJs(calendarFile([event], { product: 'Better Events', made }))
  expect(read?.description).toBe(String.raw`\new\n`)
})

test('control characters are left out, and every kind of line break is one', () => {
  const text = calendarFile([{ ...party, description: 'one\r\ntwo\rthree\u0000\u0007 four' }], {
    product: 'Better Events',
    made,
  })
  expect(byIcalJs(text)[0]?.description).toBe('one\ntwo\nthree four')
})

test.each(['\u2028', '\u2029', '\u0085'])(
  'a separator of lines that a reader may split at is a line break: %j',
  (end) => {
    const summary = `Castle${end}END:VEVENT`
    const text = calendarFile([{ ...party, summary, description: `one${end}two` }], {
      product: 'Better Events',
      made,
    })
    expect(text).not.toContain(end)
    expect(byIcalJs(text)).toMatchObject([
      { summary: 'Castle\nEND:VEVENT', description: 'one\ntwo' },
    ])
  },
)

test('no line is longer than 75 bytes, and none is cut inside a letter', () => {
  const summary = '🎪'.repeat(60)
  const description = `${'Folding Chairs x 40, '.repeat(30)}é`
  const text = expectRead([{ ...party, summary, description }])
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
})

test('any text comes through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
      // A reader may trim a value, so it must not be blank. Line separators become line breaks, as tested above.
      const value = `a${text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}z`
      const file = calendarFile([{ ...party, description: value }], { product: 'X', made })
      expect(byIcalJs(file)[0]?.description).toBe(value)
    }),
    { numRuns: 200 },
  )
})
