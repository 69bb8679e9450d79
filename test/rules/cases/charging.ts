// The right to charge a booking's balance: one attempt at a time, held like a unit.
import { Timestamp } from 'firebase/firestore/lite'
import { booking, minutesFromNow, randomId, ownerOf, without, type Fields } from '../builders'
import { given, promise, refuses, type Group } from '../case'
import { commit, commitUpdates, invoice, list, read, refused, type Writes } from '../commits'
import { mine, stored as standing } from '../moves'
import type { Project } from '../project'
import { cancelWrites } from './canceling'

const key = randomId()
const secret = 'invoice-1-of-mine'
const other = 'invoice-2-of-another'
const bookingPath = `bookings-test/${key}`
const path = `payments/${key}`
const soon = minutesFromNow(10)
const earlier = minutesFromNow(5)
const over = minutesFromNow(-3)
/** With a millionth of a second, which a page's time doesn't have. */
const unreadable = new Timestamp(soon.seconds, 1_000)

/** An attempt to pay, taken for ten minutes. */
const attempt = (changes: Fields = {}): Fields => ({
  attempt: ownerOf(secret),
  expires: soon,
  step: 'sent',
  over: [],
  ...changes,
})
const writing = (changes: Fields = {}): Writes => ({ [path]: attempt(changes) })
const unpaid: Writes = { [bookingPath]: booking() }
const paid: Writes = { [bookingPath]: booking({ paid: true }) }

/** An unpaid booking with an attempt of somebody else. */
const others = (changes: Fields = {}): Writes => ({
  ...unpaid,
  ...writing({ attempt: ownerOf(other), ...changes }),
})
/** An unpaid booking with one's own attempt. */
const own = (changes: Fields = {}): Writes => ({ ...unpaid, ...writing(changes) })
const closing = (step: string, changes: Fields = {}) => writing({ step, secret, ...changes })

/** Marks booking and invoice as paid in the commit that closes the attempt. */
const paying = (writes: Writes = closing('paid')): Writes => ({
  ...writes,
  [bookingPath]: booking({ paid: true, invoiceID: 'i1' }),
  'invoices-test/i1': { ...invoice(key, booking()), paid: true },
})
const withInvoice = (before: Writes): Writes => ({
  ...before,
  'invoices-test/i1': invoice(key, booking()),
})

const [free, held, sent] = [given(unpaid), given(others()), given(own())]
const refusesTaking = (name: string, changes: Fields) => free.refuses(name, writing(changes))
/** How many of these commits at the same moment pass. */
async function passing({ visitor }: Project, commits: readonly Writes[]) {
  const answers = await Promise.allSettled(commits.map((writes) => commit(visitor, writes)))
  return answers.filter(({ status }) => status === 'fulfilled').length
}

export const charging: Group = {
  name: 'the right to charge',
  about: [
    'payments',
    'isAttempt',
    'isUnpaid',
    'isTakeover',
    'isEnd',
    'isOngoing',
    'isRenewal',
    'isClosing',
    'isBeingPaid',
    'isCancellation',
  ],
  cases: [
    free.accepts('is taken of an unpaid booking', writing()),
    given({ [bookingPath]: without(booking(), 'paid') }).accepts(
      'is taken of an older booking that does not say paid',
      writing(),
    ),
    free.answers('is asked for by the key of a booking', path),
    given({ 'payments/order-1042': attempt() }).denies(
      'is not asked for by an id that can be guessed',
      'payments/order-1042',
    ),
    promise('is never listed', async ({ admin, visitor }) => {
      await commit(admin, own())
      await refused(list(visitor, 'payments'))
    }),
    sent.refuses('is never deleted', { [path]: null }),
    given(paid).refuses('is refused of a paid booking', writing()),
    refuses('is refused without a booking', writing()),
    given({ 'bookings-test/order-1042': booking() }).refuses(
      'is refused of a booking whose id can be guessed',
      { 'payments/order-1042': attempt() },
    ),
    refusesTaking('is refused with a field too many', { name: 'Ada' }),
    refusesTaking('is refused with the secret', { secret }),
    refusesTaking('is refused under a short hash', { attempt: 'abc' }),
    ...['asked', 'free', 'paid'].map((step) =>
      refusesTaking(`is refused as ${step} from the start`, { step }),
    ),
    refusesTaking('is refused for longer than a hold', { expires: minutesFromNow(16) }),
    refusesTaking('is refused for a time that is over', { expires: minutesFromNow(-1) }),
    refusesTaking('is refused for a time that pages cannot repeat', { expires: unreadable }),
    refusesTaking('is refused with an earlier attempt that never was', { over: [over] }),
    refusesTaking('is refused without a list of earlier ones', { over: null }),

    ...['sent', 'asked'].map((step) =>
      given(others({ step })).refuses(
        `is refused while somebody else's is ${step}`,
        writing({ over: step === 'sent' ? [soon] : [] }),
      ),
    ),
    given(others({ expires: minutesFromNow(-1) })).refuses(
      'is refused within two minutes of its end',
      writing({ over: [minutesFromNow(-1)] }),
    ),
    given(others({ expires: over })).accepts(
      "passes on after its end, and the end of somebody else's stays",
      writing({ over: [over] }),
    ),
    given(others({ expires: over, over: [earlier] })).accepts(
      'passes on with the ends of all before',
      writing({ over: [earlier, over] }),
    ),
    given(others({ expires: over })).refuses("hides nobody else's charge", writing()),
    given(others({ expires: over, over: [earlier] })).refuses(
      'drops no end of those before',
      writing({ over: [over] }),
    ),
    given(others({ step: 'asked', expires: over })).accepts(
      'passes on where only the bank had asked, with no end',
      writing(),
    ),
    given(others({ step: 'asked', expires: over })).refuses(
      'passes on with no end where only the bank had asked',
      writing({ over: [over] }),
    ),
    ...['free', 'paid'].map((step) =>
      given(others({ step, secret: other })).accepts(
        `passes on at once where somebody else's is ${step}`,
        writing(),
      ),
    ),
    given({ ...others({ expires: over }), ...paid }).refuses(
      'passes on no more once the booking is paid',
      writing({ over: [over] }),
    ),
    given(own({ expires: over })).refuses(
      'is not taken over by oneself',
      writing({ over: [over] }),
    ),
    given(own({ step: 'free', secret })).refuses('does not come back once it is closed', writing()),

    promise('goes to one of eight who take it at once', async (project) => {
      await commit(project.admin, unpaid)
      const takes = Array.from({ length: 8 }, (_, index) =>
        writing({ attempt: ownerOf(String(index)) }),
      )
      if ((await passing(project, takes)) !== 1) throw new Error('Not one of them')
    }),
    promise('goes to its holder or one of six others once it has ended', async (project) => {
      await commit(project.admin, own({ expires: over }))
      const takes = Array.from({ length: 6 }, (_, index) =>
        writing({ attempt: ownerOf(String(index)), over: [over] }),
      )
      if ((await passing(project, [...takes, writing()])) !== 1) throw new Error('Not one of them')
    }),

    given(own({ expires: earlier })).accepts('is renewed', writing()),
    given(own({ expires: over })).accepts('is renewed after its end', writing()),
    sent.accepts('says that the bank asks', writing({ step: 'asked' })),
    given(own({ step: 'asked' })).accepts('says that the charge is sent after all', writing()),
    held.refuses('is not renewed by somebody else', writing()),
    sent.refuses('is renewed for no longer than a hold', writing({ expires: minutesFromNow(16) })),
    given(own({ expires: minutesFromNow(-2) })).refuses(
      'is not renewed for a time that is over',
      writing({ expires: minutesFromNow(-1) }),
    ),
    sent.refuses(
      'is not put back by what arrives late',
      writing({ expires: earlier, step: 'asked' }),
    ),
    sent.refuses('is not renewed with another list of ends', writing({ over: [over] })),
    sent.refuses('is renewed with no word of its own', writing({ step: 'held' })),
    given({ ...own({ expires: earlier }), ...paid }).refuses(
      'is not renewed once the booking is paid',
      writing(),
    ),
    given(own({ step: 'free' })).refuses('is not renewed once it is closed', writing()),

    sent.accepts('is closed with its secret', closing('free')),
    given(own({ step: 'asked' })).accepts(
      'is closed with its secret while the bank asks',
      closing('free'),
    ),
    given({ ...own(), ...paid }).accepts('is closed after the booking is paid', closing('free')),
    held.refuses(
      "is not closed with another attempt's secret",
      closing('free', { attempt: ownerOf(other) }),
    ),
    sent.refuses('is not closed without a secret', writing({ step: 'free' })),
    sent.refuses('is closed with nothing else', closing('free', { over: [over] })),
    sent.refuses('is closed with no word of its own', closing('done')),
    given(withInvoice(own())).accepts('ends in the commit that pays', paying()),
    given(withInvoice(own({ step: 'free', secret }))).refuses(
      'does not end as paid once it is closed',
      paying(),
    ),
    given(withInvoice(own())).refuses(
      'ends with no other word in the commit that pays',
      paying(closing('done')),
    ),
    sent.refuses('does not end as paid without a payment', closing('paid')),
    given(paid).refuses('does not end as paid where the booking was', closing('paid')),
    given({ ...own(), ...paid }).refuses(
      'does not end as paid where another payment was faster',
      closing('paid'),
    ),
    promise('is no condition of a payment', async ({ admin, visitor }) => {
      await commit(admin, withInvoice(others()))
      await commitUpdates(visitor, {
        [bookingPath]: { paid: true, invoiceID: 'i1' },
        'invoices-test/i1': { paid: true },
      })
      if ((await read(visitor, bookingPath))?.['paid'] !== true) throw new Error('Not paid')
    }),

    ...['sent', 'asked'].map((step) =>
      given({ ...standing(), [`payments/${mine}`]: attempt({ step }) }).refuses(
        `keeps the booking from being canceled while it is ${step}`,
        cancelWrites(),
      ),
    ),
    given({
      ...standing(),
      [`payments/${mine}`]: attempt({ expires: minutesFromNow(-1) }),
    }).refuses('keeps the booking for two minutes after its end', cancelWrites()),
    given({ ...standing(), [`payments/${mine}`]: attempt({ expires: over }) }).accepts(
      'keeps the booking no longer',
      cancelWrites(),
    ),
    given({ ...standing(), [`payments/${mine}`]: attempt({ step: 'free', secret }) }).accepts(
      'keeps no booking once it is closed',
      cancelWrites(),
    ),
  ],
}
