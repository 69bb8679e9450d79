// An independent reader must read the file correctly.
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { day } from '#test/days'
import { fc } from '#test/property'
import { addDays } from '~/lib/time/dates'
import { calendarFile, type CalendarEvent } from './calendar-file'

const made = new Date('2027-06-01T15:00:00Z')

const party: CalendarEvent = {
  uid: '20270612@site.test',
  from: day('2027-06-12'),
  to: day('2027-06-12'),
  summary: 'Better Events rental: Sunny Castle',
  location: '12 Oak St, Rockford, IL 61101',
  description: 'Delivery between 5am and 4pm.\nOur office: (815) 555-0142',
}

type Texts = Pick<CalendarEvent, 'uid' | 'summary' | 'location' | 'description'>
/** `end` is the day after the last one. `reminder` is the trigger of its alarm. */
type Read = Texts & { isWholeDays: boolean; start: string; end: string; reminder: string }

function byIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(component)
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    return {
      uid,
      summary,
      location,
      description,
      isWholeDays: startDate.isDate && endDate.isDate,
      start: startDate.toString(),
      end: endDate.toString(),
      reminder: String(trigger),
    }
  })
}

const plain = ({ from, to, ...texts }: CalendarEvent): Read => ({
  ...texts,
  isWholeDays: true,
  start: from,
  end: addDays(to, 1),
  // 9am of the day before.
  reminder: '-PT15H',
})

const fileOf = (...events: readonly CalendarEvent[]) =>
  calendarFile(events, { product: 'Better Events', made })

function expectRead(...events: readonly CalendarEvent[]) {
  const text = fileOf(...events)
  expect(byIcalJs(text)).toEqual(events.map(plain))
  return text
}

test('one event reads back as it is', () => {
  expect(expectRead(party)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Better Events//Booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:20270612@site.test',
      'DTSTAMP:20270601T150000Z',
      // Minutes, so that a later file replaces this one.
      'SEQUENCE:30197700',
      'DTSTART;VALUE=DATE:20270612',
      'DTEND;VALUE=DATE:20270613',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Better Events rental: Sunny Castle',
      String.raw`LOCATION:12 Oak St\, Rockford\, IL 61101`,
      String.raw`DESCRIPTION:Delivery between 5am and 4pm.\nOur office: (815) 555-0142`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15H',
      'DESCRIPTION:Better Events rental: Sunny Castle',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('the days stay the same over a change of the clocks, a leap day and the end of a year', () => {
  const stays = [
    ['2027-03-13', '2027-03-14'],
    ['2027-03-14', '2027-03-14'],
    ['2027-11-06', '2027-11-07'],
    ['2027-11-07', '2027-11-07'],
    ['2028-02-28', '2028-02-29'],
    ['2027-12-31', '2027-12-31'],
  ] as const
  expectRead(
    ...stays.map(([from, to], index) => {
      const uid = `${index}@site.test`
      return { ...party, uid, from: day(from), to: day(to) }
    }),
  )
})

test.each([
  ['separators', 'Castle; slide, tent: "big" (15 x 15)'],
  ['backslashes', String.raw`C:\Castle\, \; and \ as typed`],
  ['several lines', 'First\nsecond\n\nfourth'],
  ['letters of more than one byte', 'Zoë’s café – 🎪🎈 fête in Peoría 東京'],
  ['what looks like a property', 'BEGIN:VEVENT\nEND:VCALENDAR'],
])('%s come through', (_, text) => {
  expectRead({ ...party, summary: text.replaceAll('\n', ' '), description: text })
})

test('a backslash before an n is no line break', () => {
  const description = String.raw`\new\n`
  expect(byIcalJs(fileOf({ ...party, description }))).toMatchObject([{ description }])
})

test('control characters are left out, and every kind of line break is one', () => {
  const text = fileOf({ ...party, description: 'one\r\ntwo\rthree\u0000\u0007 four' })
  expect(byIcalJs(text)).toMatchObject([{ description: 'one\ntwo\nthree four' }])
})

test.each(['\u2028', '\u2029', '\u0085'])(
  'a character at which some readers split lines becomes a line break: %j',
  (end) => {
    const summary = `Castle${end}END:VEVENT`
    const text = fileOf({ ...party, summary, description: `one${end}two` })
    expect(text).not.toContain(end)
    const read = { summary: 'Castle\nEND:VEVENT', description: 'one\ntwo' }
    expect(byIcalJs(text)).toMatchObject([read])
  },
)

test('no line is longer than 75 bytes, and none is cut inside a letter', () => {
  const summary = '🎪'.repeat(60)
  const description = `${'Folding Chairs x 40, '.repeat(30)}é`
  const text = expectRead({ ...party, summary, description })
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
})

test('any text comes through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
      // A reader may trim a value, so it must not be blank. Line separators become line breaks, as
      // tested above.
      const description = `a${text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}z`
      expect(byIcalJs(fileOf({ ...party, description }))).toMatchObject([{ description }])
    }),
    { numRuns: 200 },
  )
})
