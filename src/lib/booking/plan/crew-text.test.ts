import { describe, expect, test } from 'vitest'
import { bookingLine, checkoutForm } from '#test/bookings'
import type { Yard } from '~/lib/catalog/setup-area'
import { storedTexts, typedTexts } from '~/lib/domain/booking-texts'
import { inWords } from '~/lib/order-notes/order-notes'
import { crewText, crewWarnings, lateDelivery, windowsInTime } from './crew-text'

const castle = bookingLine()
const tent = bookingLine({ itemId: 'tent', name: 'Pole Tent', surfaces: ['grass'] })
const text = (form: object, lines = [castle]) =>
  inWords('crew', crewText(checkoutForm(form), lines, null))
const warnings = (form: object, lines = [castle], yard: Yard | null = null) =>
  crewWarnings(checkoutForm(form), lines, yard)
const onGrass = { floorType: 'grass' } as const

describe('the text of a booking', () => {
  test('has a line for each answer', () => {
    const answers = {
      partyStart: '17:00',
      gate: 'narrow',
      stairs: true,
      slope: true,
      setUpAt: ' Back yard,\nleft of the patio ',
      dayContact: 'Sam, (815) 555-0199',
    }
    expect(text({ ...onGrass, ...answers })).toBe(
      [
        'Party starts at 5pm',
        'Gate: narrower than 4 ft',
        'Way in: stairs, slope',
        'Call on the day: Sam, (815) 555-0199',
        'Set up: Back yard, left of the patio',
      ].join('\n'),
    )
  })

  test.each([
    ['nothing but the ground', onGrass, ''],
    ['blanks', { ...onGrass, setUpAt: ' ', dayContact: '\n' }, ''],
    ['no gate', { ...onGrass, gate: 'none' }, 'No gate'],
    ['a slope', { ...onGrass, slope: true }, 'Way in: slope'],
    ['a damaged time', { ...onGrass, partyStart: '99:99' }, ''],
    [
      'a party that starts before the delivery must be there',
      { ...onGrass, partyStart: '13:00' },
      'Party starts at 1pm, delivery may come until 4pm',
    ],
    ['no ground', {}, 'Ground: not answered, planned for concrete'],
  ])('%s', (_, form, expected) => {
    expect(text(form)).toBe(expected)
  })

  test('names each rental that cannot stand on the ground, once', () => {
    const slide = bookingLine({ itemId: 'slide', name: 'Big Slide', surfaces: ['grass'] })
    expect(text({ floorType: 'concrete' }, [tent, castle, tent, slide])).toBe(
      'Pole Tent stands on grass only\nBig Slide stands on grass only',
    )
    expect(text(onGrass, [tent])).toBe('')
  })

  test('is no longer than the rules take: names of rentals are cut, and nothing that was typed', () => {
    const setUpAt = '🎈'.repeat(typedTexts.setUpAt.most)
    const dayContact = 'c'.repeat(typedTexts.dayContact.most)
    const form = checkoutForm({
      partyStart: '12:31',
      gate: 'narrow',
      stairs: true,
      slope: true,
      setUpAt: `${setUpAt}more`,
      dayContact: `${dayContact}more`,
      timeWindow: 'exact',
      specificTime: '12:59',
    })
    const huge = bookingLine({ name: 'n'.repeat(300), surfaces: ['grass'] })
    const longest = crewText(form, [huge], { a: 999, b: 999 })
    expect(inWords('crew', longest).split('\n')).toEqual([
      'Party starts at 12:31pm, delivery may come until 12:59pm',
      'Ground: not answered, planned for concrete',
      'Gate: narrower than 4 ft',
      'Way in: stairs, slope',
      'Yard: 999 x 999 ft',
      expect.stringMatching(/^n{50,} stands on grass only$/),
      `Call on the day: ${dayContact}`,
      `Set up: ${setUpAt}`,
    ])
    expect(Array.from(longest).length).toBeLessThanOrEqual(storedTexts.crew.takes.most)
  })
})

describe('before the final press', () => {
  test('nothing is said of an order that fits', () => {
    expect(warnings({ ...onGrass, partyStart: '16:00', gate: 'wide' }, [castle, tent])).toEqual([])
  })

  test('a delivery that may come after the start, a rental on the wrong ground and a narrow gate are named', () => {
    const form = { partyStart: '13:00', gate: 'narrow', floorType: 'concrete' }
    expect(warnings(form, [tent])).toEqual([
      'We may deliver as late as 4pm, but your party starts at 1pm.',
      'Pole Tent stands on grass only, but you chose concrete / asphalt.',
      'Your rentals may not fit through a gate narrower than 4 ft.',
    ])
  })

  test('a rental that needs more room than the yard has is named once', () => {
    const plan = bookingLine({ spaces: [{ a: 18, b: 18 }] })
    const wide = bookingLine({ name: 'Bluebird Castle', spaces: [{ a: 17, b: null }] })
    expect(warnings(onGrass, [plan, plan, wide], { a: 12, b: 10 })).toEqual([
      'Sunny Castle needs 18\u00a0×\u00a018\u00a0ft, more than your yard, 12\u00a0×\u00a010\u00a0ft.',
      'Bluebird Castle needs 17 ft of width, more than your yard, 12\u00a0×\u00a010\u00a0ft.',
    ])
    expect(warnings(onGrass, [plan, wide], { a: 18, b: 20 })).toEqual([])
  })

  test('a rental that cannot stand on concrete is named if no ground was chosen, too', () => {
    expect(warnings({}, [tent])).toEqual([
      'Pole Tent stands on grass only, and without your answer we plan for concrete / asphalt.',
    ])
  })

  test.each([
    ['none', '12:00', '15:59', true],
    ['none', '12:00', '16:00', false],
    ['exact', '13:00', '13:00', false],
    ['exact', '13:01', '13:00', true],
    ['oneHour', '12:00', '13:00', false],
    ['oneHour', '12:30', '13:00', true],
    ['twoHours', '11:30', '13:00', true],
  ] as const)('window %s at %s, party at %s: late? %s', (timeWindow, specificTime, start, late) => {
    const form = checkoutForm({ timeWindow, specificTime, partyStart: start })
    expect(lateDelivery(form) !== null).toBe(late)
  })
})

describe('the windows that end in time', () => {
  test('end an hour before the party', () => {
    expect(windowsInTime('13:00')).toEqual([
      { timeWindow: 'exact', specificTime: '12:00' },
      { timeWindow: 'oneHour', specificTime: '11:00' },
      { timeWindow: 'twoHours', specificTime: '10:00' },
    ])
  })

  test.each([
    ['09:00', ['exact', 'oneHour']],
    ['08:00', ['exact']],
    ['07:59', []],
    ['00:30', []],
    ['', []],
  ])('for a party at %j are %j, as none begins before 7am', (start, windows) => {
    expect(windowsInTime(start).map(({ timeWindow }) => timeWindow)).toEqual(windows)
  })
})
