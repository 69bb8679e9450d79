// What the crew must know of an order: a stored text, and warnings before the final press.
import { isTooLarge, type Yard } from '~/lib/catalog/setup-area'
import { planText } from '~/lib/catalog/size-text'
import { standsOnWords } from '~/lib/catalog/stands-on'
import type { BookingLine } from '~/lib/domain/booking'
import { storedTexts } from '~/lib/domain/booking-texts'
import {
  earliestSpecificTime,
  setUpMinutes,
  timeWindows,
  type TimeWindow,
} from '~/lib/domain/business'
import type { GroundType } from '~/lib/domain/item'
import type { OrderForm } from '~/lib/domain/order-form'
import { defaultGround } from '~/lib/order-form/form'
import { withoutRest } from '~/lib/order-form/typed-address'
import { typedText } from '~/lib/order-form/typed-text'
import { joinNotes, type CrewNote } from '~/lib/order-notes/order-notes'
import { groundLabels } from '~/lib/pricing/labels'
import { cut } from '~/lib/text/cleaned'
import { formatClock, readClock } from '~/lib/time/business-time'
import { deliveryEnd, windowMinutes } from './rental-times'

type OrderedLine = Pick<BookingLine, 'name' | 'surfaces' | 'spaces'>

/** In minutes after midnight, if a delivery may come after the party starts; otherwise null. */
export function lateDelivery(form: OrderForm): { start: number; end: number } | null {
  const [start, end] = [readClock(form.partyStart), deliveryEnd(form)]
  return start !== null && start < end ? { start, end } : null
}

/** "We may deliver as late as 4pm, but your party starts at 1pm." */
export const lateWords = ({ start, end }: { start: number; end: number }): string =>
  `We may deliver as late as ${formatClock(end)}, but your party starts at ${formatClock(start)}.`

/** The delivery windows that leave time to set up before the party; the longest comes last. */
export function windowsInTime(
  partyStart: string,
): Pick<OrderForm, 'timeWindow' | 'specificTime'>[] {
  const start = readClock(partyStart)
  if (start === null) return []
  return (Object.keys(timeWindows) as TimeWindow[])
    .filter((timeWindow) => timeWindow !== 'none')
    .map((timeWindow) => ({
      timeWindow,
      specificTime: clockOf(start - setUpMinutes - windowMinutes[timeWindow]),
    }))
    .filter(({ specificTime }) => specificTime >= earliestSpecificTime)
}

/** What may go wrong, as the visitor reads it before the final press. `yard` is as typed. */
export function crewWarnings(
  form: OrderForm,
  lines: readonly OrderedLine[],
  yard: Yard | null,
): string[] {
  const late = lateDelivery(form)
  const ground = spokenGround(form.floorType || defaultGround)
  const isAnswered = form.floorType !== ''
  return [
    ...(late ? [lateWords(late)] : []),
    ...misplaced(form, lines).map(
      ({ name, surfaces }) =>
        `${name} stands on ${standsOnWords(surfaces)}, ${isAnswered ? `but you chose ${ground}` : `and without your answer we plan for ${ground}`}.`,
    ),
    ...(yard ? tooLarge(lines, yard) : []),
    ...(form.gate === 'narrow'
      ? ['Your rentals may not fit through a gate narrower than 4 ft.']
      : []),
  ]
}

/** What may go wrong, and what the visitor said, as stored (docs/data-model.md). */
export function crewText(
  form: OrderForm,
  lines: readonly OrderedLine[],
  yard: Yard | null,
): string {
  const late = lateDelivery(form)
  const isTime = readClock(form.partyStart) !== null
  const typed = joinNotes<CrewNote>([
    ['directions', typedText({ ...form, ...withoutRest(form) }, 'directions')],
    ['dayContact', typedText(form, 'dayContact')],
    ['setUpAt', typedText(form, 'setUpAt')],
  ])
  const answers = joinNotes<CrewNote>([
    [
      'partyStart',
      isTime && [form.partyStart, late && clockOf(late.end)].filter(Boolean).join(','),
    ],
    ['plannedGround', form.floorType === '' && defaultGround],
    ['gate', form.gate],
    ['way', [form.stairs && 'stairs', form.slope && 'slope'].filter(Boolean).join(', ')],
    ['yard', yard && `${yard.a} x ${yard.b}`],
  ])
  const wrong = misplaced(form, lines).map(
    ({ name, surfaces }) => ['standsOn', `${surfaces.join(',')} ${name}`] as const,
  )
  // The rentals' names may be long, so they get the room that the other notes leave.
  const room = storedTexts.crew.takes.most - lengthOf(answers) - lengthOf(typed) - 2
  return [answers, cut(joinNotes<CrewNote>(wrong), room), typed].filter(Boolean).join('\n')
}

/** The lines that can't stand on the order's ground, each name once. */
function misplaced({ floorType }: OrderForm, lines: readonly OrderedLine[]): OrderedLine[] {
  const ground = floorType || defaultGround
  const wrong = lines.filter(({ surfaces }) => !surfaces.includes(ground))
  return wrong.filter(({ name }, i) => wrong.findIndex((other) => other.name === name) === i)
}

/** "Sunny Castle needs 18 × 18 ft, more than your yard, 10 × 12 ft." */
function tooLarge(lines: readonly OrderedLine[], yard: Yard): string[] {
  const words = lines.flatMap(({ name, spaces }) => {
    const space = spaces.find((each) => isTooLarge(each, yard))
    if (!space) return []
    const { a, b } = space
    const needs = b === null ? `${a} ft of width` : planText({ a, b })
    return [`${name} needs ${needs}, more than your yard, ${planText(yard)}.`]
  })
  return [...new Set(words)]
}

/** "concrete / asphalt", "an indoor floor". */
const spokenGround = (ground: GroundType) =>
  ground === 'indoor' ? 'an indoor floor' : groundLabels[ground].toLowerCase()

/** By code points, as the rules count. */
const lengthOf = (text: string) => Array.from(text).length

const clockOf = (minutes: number) =>
  minutes < 0
    ? ''
    : [Math.floor(minutes / 60), minutes % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':')
