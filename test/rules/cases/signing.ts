// A booking's signature: on the contract's words of today or of the two versions before, once.
import { fingerprintOf } from '../../../scripts/build/rates'
import { booking, randomId } from '../builders'
import {
  accepts,
  acceptsBooking,
  answers,
  denies,
  given,
  promise,
  refusesBooking,
  type Case,
  type Group,
} from '../case'
import { bookingWrites, commit, commitUpdates, invoice, read, refused } from '../commits'
import { later, mine, moveWrites, path, saturdays, stored } from '../moves'
import { testContracts } from '../project'
import { cancelWrites } from './canceling'

const at = '11/26/2026 | 14:05'
const [today, before, oldest] = testContracts
const signed = `${today} | ${at}`

const forms: readonly [string, unknown][] = [
  ['an unknown version', `0123456789ab | ${at}`],
  ['a version in capitals', `${today.toUpperCase()} | ${at}`],
  ['a version with a character more', `${today}0 | ${at}`],
  ['two versions', `${today}|${before} | ${at}`],
  ['any version', `.{12} | ${at}`],
  ['no version', ` | ${at}`],
  ['a version alone', today],
  ['no time', `${today} | 11/26/2026`],
  ['words for the time', `${today} | ../../.... | 14:05`],
  ['a text after the time', `${today} | ${at} by Ada`],
  ['a line after the time', `${today} | ${at}\n`],
  ['a text before the version', `x${today} | ${at}`],
  ['an empty text', ''],
  ['a number', 1],
  ['nothing', null],
  ['a list', [signed]],
  ['a map', { version: today, at }],
]

const unsigned = saturdays()
const hasSigned = saturdays({ signed })
const invoicePath = `invoices-test/${mine}-balance`

/** An update of a stored booking by somebody with its link. */
function signs(
  name: string,
  updates: Record<string, Record<string, unknown>>,
  { document = unsigned, isRefused = false } = {},
): Case {
  return promise(name, async ({ admin, visitor }) => {
    await commit(admin, { ...stored(document), [invoicePath]: invoice(mine, document) })
    const update = commitUpdates(visitor, updates)
    if (isRefused) return refused(update)
    await update
    if ((await read(visitor, path))?.['signed'] !== signed) throw new Error('It is not stored.')
  })
}
const refusesSigning = (
  name: string,
  updates: Record<string, Record<string, unknown>>,
  document = unsigned,
) => signs(name, updates, { document, isRefused: true })

export const signing: Group = {
  name: 'a signature',
  about: ['bookings-test', 'numbers'],
  cases: [
    acceptsBooking("of today's words comes with a booking", { signed }),
    acceptsBooking('of the version before comes with a booking', { signed: `${before} | ${at}` }),
    acceptsBooking('of the version before that comes with a booking', {
      signed: `${oldest} | ${at}`,
    }),
    accepts('may be missing, for an order begun before the site kept it', bookingWrites()),
    acceptsBooking('may be empty, as if it were missing', { signed: '' }),
    ...forms
      .filter(([, value]) => value !== '')
      .map(([name, value]) =>
        refusesBooking(`with ${name} is refused in a booking`, { signed: value }),
      ),
    ...forms.map(([name, value]) =>
      refusesSigning(`with ${name} is refused later`, { [path]: { signed: value } }),
    ),
    signs('is added later', { [path]: { signed } }),
    signs(
      "is added to the office's booking",
      { [path]: { signed } },
      {
        document: saturdays({ approved: true, delivered: false, note: 'by phone' }),
      },
    ),
    signs(
      'is added to a paid booking',
      { [path]: { signed } },
      {
        document: saturdays({ paid: true }),
      },
    ),
    signs("is added with its invoice's copy", {
      [path]: { signed },
      [invoicePath]: { data: hasSigned },
    }),
    refusesSigning("isn't added with another signature in the invoice's copy", {
      [path]: { signed },
      [invoicePath]: { data: saturdays({ signed: `${before} | ${at}` }) },
    }),
    refusesSigning("isn't added with another name", { [path]: { signed, name: 'Bea' } }),
    refusesSigning("isn't added with a payment", { [path]: { signed, paid: true } }),
    refusesSigning(
      "isn't changed",
      { [path]: { signed: `${today} | 11/27/2026 | 09:00` } },
      hasSigned,
    ),
    refusesSigning("isn't signed twice", { [path]: { signed } }, hasSigned),
    refusesSigning(
      "isn't changed to another version",
      { [path]: { signed: `${before} | ${at}` } },
      hasSigned,
    ),
    ...['', null, false].map((empty) =>
      signs(
        `replaces an empty one: ${JSON.stringify(empty)}`,
        { [path]: { signed } },
        { document: saturdays({ signed: empty }) },
      ),
    ),
    ...[true, 1, {}, [], 'on paper', ' '].map((other) =>
      refusesSigning(
        `doesn't replace what the office wrote: ${JSON.stringify(other)}`,
        { [path]: { signed } },
        saturdays({ signed: other }),
      ),
    ),
    given(stored(hasSigned)).refuses("isn't removed", { [path]: unsigned }),
    given(stored(hasSigned)).accepts(
      'stays when the booking moves',
      moveWrites(1, { document: hasSigned }),
    ),
    given(stored(hasSigned)).refuses("isn't removed by a move", {
      ...moveWrites(1, { document: hasSigned }),
      [path]: later(unsigned, 1),
    }),
    given(stored()).refuses("isn't added by a move", {
      ...moveWrites(1),
      [path]: later(hasSigned, 1),
    }),
    given(stored(hasSigned)).accepts(
      'stays in the record of a canceled booking',
      cancelWrites(hasSigned),
    ),
    given(stored(hasSigned)).refuses("isn't left out of that record", cancelWrites(unsigned)),
    promise(
      "isn't added where there is no booking, or under an id that could be guessed",
      async ({ admin, visitor }) => {
        await commit(admin, { 'bookings-test/1042': booking() })
        for (const id of ['1042', randomId()])
          await refused(commitUpdates(visitor, { [`bookings-test/${id}`]: { signed } }))
      },
    ),
    ...testContracts.map((version) =>
      answers(`on ${version} can be asked for`, `numbers/${fingerprintOf()}_${version}`),
    ),
    denies("on another version isn't taken", `numbers/${fingerprintOf()}_0123456789ab`),
    denies("on other numbers isn't taken", `numbers/${'0'.repeat(64)}_${today}`),
    denies('on a version and more is no number', `numbers/${fingerprintOf()}_${today}_${today}`),
  ],
}
