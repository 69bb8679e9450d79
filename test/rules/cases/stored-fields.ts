// What an office program may have stored in place of the fields that a customer's change or payment
// compares: what the page offers passes, and what it doesn't offer is refused.
import { whyNotCancelable, whyNotMovable } from '~/lib/booking/plan/own-change'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { dayAhead, ownerOf, without, type Fields } from '../builders'
import { given, type Group } from '../case'
import { invoice, type Writes } from '../commits'
import { castle, later, mine, path, saturdays, stored } from '../moves'
import { cancelWrites } from './canceling'

const values = [undefined, null, '', 'yes', 'true', true, 1, {}, []]

const documents = (['moves', 'paid', 'approved'] as const).flatMap((field) =>
  values.map((value) => {
    const rest = without(saturdays(), field)
    const document = value === undefined ? rest : { ...rest, [field]: value }
    const what = `${field} ${value === undefined ? 'missing' : JSON.stringify(value)}`
    return { field, what, document }
  }),
)

const claim = `claims/${ownerOf(mine)}`
/** What may stand in place of the claim's key; a move without the key is refused. */
const claims: readonly (Fields | null)[] = [null, {}, ...values.slice(1).map((key) => ({ key }))]

export const storedFields: Group = {
  name: 'a customer of a booking as an office program stored it',
  about: ['isMove', 'isCancellation', 'isCustomers', 'isPayment', 'bookingOf'],
  cases: [
    ...documents.flatMap(({ what, document }) => {
      const { accepts, refuses } = given({ ...stored(document) })
      const shown = bookingFrom(mine, document)
      const check = (obstacle: unknown) => (obstacle === null ? accepts : refuses)
      const moves = typeof document['moves'] === 'number' ? document['moves'] : 0
      return [
        check(whyNotMovable(shown, dayAhead(0)))(`moves it with ${what}`, {
          [path]: later(document, 1, { moves: moves + 1 }),
        }),
        check(whyNotCancelable(shown, dayAhead(0)))(
          `cancels it with ${what}`,
          cancelWrites(document as ReturnType<typeof saturdays>),
        ),
      ]
    }),
    ...claims.map((fields) =>
      given({ ...stored(), [claim]: fields } as Writes).refuses(
        `takes no day for it with the claim ${JSON.stringify(fields)}`,
        { [path]: later(saturdays(), 1), ...unitOn(1) },
      ),
    ),
    ...documents.flatMap(({ field, what, document }) => {
      if (field !== 'paid') return []
      const { accepts, refuses } = given({
        ...stored(document),
        'invoices-test/i1': invoice(mine, document),
      })
      const check = bookingFrom(mine, document).paid ? refuses : accepts
      return check(`pays it with ${what}`, {
        [path]: { ...document, paid: true, invoiceID: 'i1' },
        'invoices-test/i1': { ...invoice(mine, document), paid: true },
      })
    }),
  ],
}

function unitOn(days: number): Writes {
  const [moved] = Object.entries(stored(saturdays(), [castle(dayAhead(10 + days))])).slice(-1)
  return Object.fromEntries(moved ? [moved] : [])
}
