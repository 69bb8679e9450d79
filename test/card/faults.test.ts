// Harms the page at every step of a card payment, visits again, and then pays the same order again in a third visit.
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { Browser, type Fault, type Harm, type Step } from './page'
import { tableOf, type Row } from './table'
import { cardOrder, openWorld, Services, stored, type Card, type World } from './world'

const host = inject('emulatorHost')

type StepFault = Fault & { step: number }
type Flow = { depositOnly: boolean; ignoresKeys: boolean; card?: Card }

const harms: Record<Step['kind'], readonly Harm[]> = {
  request: ['dies before', 'dies after', 'never arrives', 'answer lost', 'fails on'],
  storage: ['dies before', 'fails on'],
}

describe.skipIf(host === null)('a card payment harmed at every step', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(host)
  }, 60_000)

  test.each<[string, Flow]>([
    ['the whole total', { depositOnly: false, ignoresKeys: false }],
    ['the whole total, keys ignored', { depositOnly: false, ignoresKeys: true }],
    ['the deposit', { depositOnly: true, ignoresKeys: false }],
    ['the deposit, keys ignored', { depositOnly: true, ignoresKeys: true }],
    ['a declined card', { depositOnly: false, ignoresKeys: false, card: 'declined' }],
  ])(
    'M6b: %s',
    async (name, flow) => {
      const clean = await walk(flow, null)
      const booked = flow.card === 'declined' ? 0 : 1
      expect(clean.row).toMatchObject({
        told: booked ? 'booked' : 'declined',
        charges: booked,
        bookings: booked,
        mails: booked,
        invoiceMails: flow.depositOnly ? 1 : 0,
        heldMinutes: 0,
      })
      // Before the charge, both payment services are alike.
      const from = flow.ignoresKeys ? clean.steps.findIndex(({ name }) => name === 'charge') : 0
      const faults = clean.steps
        .flatMap(({ kind }, step) => harms[kind].map((harm): StepFault => ({ step, harm })))
        .filter(({ step }) => step >= from)
      const walks = await inTurns(8, faults, (fault) => walk(flow, fault))
      console.info(
        tableOf(
          name,
          [clean, ...walks].map(({ row }) => row),
        ),
      )
      for (const { row, check } of walks)
        expect.soft(check(), `${row.step}, ${row.harm}`).toEqual([])
    },
    240_000,
  )

  async function walk(flow: Flow, fault: StepFault | null) {
    const services = new Services(flow)
    const browser = new Browser()
    const day = world.newDay()
    const order = cardOrder(day, flow)
    const { email } = order.customer
    const started = Date.now()

    const first = await world.visit(browser, services, ...(fault ? [fault] : []))
    const outcome = await first.pay(order, flow.card)
    const next = await world.visit(browser, services)
    const recovered = await next.recover()
    if (recovered === 'died') throw new Error('Nothing harms the second visit')
    const reference = recovered.flatMap((answer) => ('reference' in answer ? [answer] : []))[0]
    const found = await stored(world.project, email, day)
    const mailsOf = (name: string) => services.mails.filter((mail) => mail.name === name).length
    const row: Row = {
      step: fault ? (first.page.steps[fault.step]?.name ?? '') : 'nothing',
      harm: fault?.harm ?? '',
      told: outcome === 'died' ? '-' : outcome.kind,
      thenTold: recovered.map(({ kind }) => kind).join(' '),
      charges: services.payments.list().length,
      bookings: found.bookings.length,
      mails: mailsOf('confirmation mail'),
      invoiceMails: mailsOf('invoice mail'),
      kept: reference && isKept(browser, reference.reference) ? 'kept' : '',
      // A hold may be taken over two minutes after its end.
      heldMinutes: Math.max(
        0,
        ...found.held.map(
          (unit) => (Number(unit.expires?.toMillis()) + 120_000 - started) / 60_000,
        ),
      ),
      again: '',
    }
    const againVisit = await world.visit(browser, services)
    const again = await againVisit.pay(order)
    row.again = again === 'died' ? 'died' : again.kind
    const atLast = await stored(world.project, email, day)
    const chargesAtLast = services.payments.list().length
    return { row, steps: first.page.steps, check: () => problems(row, flow, atLast, chargesAtLast) }
  }
})

/** What is wrong with a row; nothing, if the promises hold. */
function problems(
  row: Row,
  { depositOnly }: Flow,
  atLast: Awaited<ReturnType<typeof stored>>,
  chargesAtLast: number,
): string[] {
  const { step, harm, told, charges, bookings, mails, invoiceMails, kept, heldMinutes, again } = row
  const answerSeen = !['dies after', 'answer lost'].includes(harm)
  // The answer came, and the page died before it could note it.
  const unnoted = step.startsWith('journal: ') && harm === 'dies before'
  // Storage takes nothing more from the charge on: nobody can tell another tab that the order was paid.
  const untold = harm === 'fails on' && ['journal: charged', 'note justPaid'].includes(step)
  const tellsCharge = ['booked', 'chargedUnanswered', 'chargedStuck', 'unknownCharge']
  const expectations: Record<string, boolean> = {
    'charged at most once': charges <= 1,
    'as many bookings as charges, or the reference kept': bookings === charges || kept === 'kept',
    'no booking without a charge': bookings <= charges,
    'a mail for a booking': mails >= bookings,
    'M19b: one mail where its answer was seen': mails <= 1 || !answerSeen || unnoted,
    'M19b: one invoice mail where its answer was seen':
      !depositOnly ||
      bookings === 0 ||
      invoiceMails === 1 ||
      ((!answerSeen || unnoted) && invoiceMails === 2),
    'no unit held beyond 17 minutes': heldMinutes <= 17,
    'no unit held once the next visit has let go':
      bookings + charges > 0 || kept === 'kept' || heldMinutes === 0,
    'a charge is never told as none': told === '-' || charges === 0 || tellsCharge.includes(told),
    'one charge after paying again':
      chargesAtLast === 1 || (chargesAtLast === 0 && again === 'unknownCharge'),
    'one booking after paying again, or the reference':
      (again === (untold ? 'taken' : 'booked') && atLast.bookings.length === 1) ||
      (['unknownCharge', 'chargedStuck'].includes(again) && atLast.bookings.length === 0),
    'one unit booked': atLast.booked.length === atLast.bookings.length,
  }
  return Object.keys(expectations).filter((name) => expectations[name] === false)
}

const isKept = (browser: Browser, reference: string) =>
  browser.storage.get('paymentJournal')?.includes(reference) ?? false

/** Like Promise.all, with so many under way at a time. */
async function inTurns<Given, Made>(
  width: number,
  all: readonly Given[],
  make: (one: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  const waiting = [...all.entries()]
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift())
      made[next[0]] = await make(next[1])
  }
  await Promise.all(Array.from({ length: width }, work))
  return made
}
