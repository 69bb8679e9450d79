// Every change of a booking by its customer, with faults at every step of it and ways on. `npm
// test` walks each fault once, with ORDERS=all with every way on.
import { expect, test } from 'vitest'
import { sixAtATime } from '../../../scripts/six-at-a-time'
import { describeOrders, world } from '../world'
import { changeFlows, changeWays, walkChange, type ChangeEnd } from './changes'
import { faultsAt, nameOf } from './faults'

const all = process.env['ORDERS'] === 'all'

describeOrders("a customer's own change", () => {
  test.each(changeFlows)(
    '%s, with faults',
    async (flow) => {
      await world.startOver()
      const clean = await walkChange(world, flow)
      expect(brokenPromises(clean)).toEqual([])
      expect(isMade(clean)).toBe(true)
      const paths = faultsAt(clean.steps).flatMap((fault, index) =>
        changeWays
          .filter((_, nth) => all || nth === index % changeWays.length)
          .map((way) => ({ fault, way })),
      )
      await sixAtATime(paths, async ({ fault, way }) => {
        const end = await walkChange(world, flow, fault, way)
        const what = `${nameOf(fault)}, ${way}: ${JSON.stringify(end.answers)}`
        expect.soft(brokenPromises(end), what).toEqual([])
      })
      console.info(`${flow}: ${paths.length} paths.`)
    },
    all ? 60 * 60_000 : 10 * 60_000,
  )
})

const isMade = ({ flow, booking, daysNow, to }: ChangeEnd) =>
  flow === 'cancel' ? booking === null : daysNow.every((day) => day === to)

/** The promises that a path broke; none, if all is well. */
function brokenPromises(end: ChangeEnd): string[] {
  const { flow, fault, way, booking, answers, units, unitsBefore, unitsAfter } = end
  const made = isMade(end)
  const moved = flow !== 'cancel' && made
  const last = answers.at(-1) ?? ''
  const claims = ['moved', 'canceled', 'there already', 'not there'].includes(last)
  const denies = ['taken', 'refused', 'down', 'outdated', 'busy', 'unchecked', 'differs'].includes(
    last,
  )
  const promises: Record<string, boolean> = {
    'the fault was met': end.met,
    'all of it is on one day': new Set(end.daysNow).size <= 1,
    'the booking stands, or its canceled record is kept': (booking === null) === end.isKept,
    'only a cancellation ends it': booking !== null || flow === 'cancel',
    'its units are on its day': unitsAfter === (moved ? units : 0),
    'and on no other': unitsBefore === (made ? 0 : units),
    'the move is counted once':
      flow === 'cancel' || booking?.['moves'] === undefined
        ? !moved
        : booking['moves'] === (moved === (flow === 'move') ? 1 : 0),
    "the invoice's copy has the same days":
      booking === null || end.daysInInvoice.join() === end.daysNow.join(),
    'no answer claims what was not done': !claims || made,
    'no answer denies what was done': !denies || !made,
    'it is done once the customer has pressed again':
      made || way === null || way === 'back tomorrow',
    'the office is told what was done':
      !made || fault?.harm === 'forbidden' || end.officeMails >= 1,
    'the customer is told the new day': !moved || fault?.harm === 'forbidden' || end.mails >= 1,
    'nobody is told what was not done': made || end.officeMails + end.mails === 0,
    'one mail each, unless its answer or its note was lost':
      isMailHarmed(end) || (end.officeMails <= 1 && end.mails <= 1),
    'nothing personal stays once it is over':
      !/Maria|Jensen|555-0100/.test(end.journal) || (!made && last === 'unanswered'),
  }
  return Object.keys(promises).filter((name) => promises[name] === false)
}

/**
 * The mail was sent, but the note that it was sent couldn't be stored; or another device pressed
 * too and doesn't have the note.
 */
function isMailHarmed({ fault, way }: ChangeEnd): boolean {
  if (fault === null) return false
  const { step, harm } = fault
  return /mail|told/.test(step)
    ? ['dies before', 'dies after', 'answer lost', 'hangs'].includes(harm)
    : harm === 'full' || way === 'another device'
}
