// A customer cancels an own booking of which nothing is paid.
import { allocationPath, balances, dayAhead, line, ownerOf, without } from '../builders'
import { denies, given, promise, type Group } from '../case'
import { bookingWrites, commit, read, refused, type Writes } from '../commits'
import { castle, mine, path, saturdays, stored } from '../moves'

const canceled = `canceled-bookings/${mine}`
const stamp = '06/12/2027 | 12:00'

/** Keeps a canceled record, and deletes the booking. */
export const cancelWrites = (
  document = saturdays(),
  record: Record<string, unknown> = {},
): Writes => ({
  [path]: null,
  [canceled]: { ...document, canceled: stamp, ...record },
})
const withUnit = (writes = cancelWrites()): Writes => ({
  ...writes,
  [allocationPath(castle())]: null,
})

const recordAlone = { [canceled]: { ...saturdays(), canceled: stamp } }

const standing = given(stored())
/** A cancellation of a booking that differs from the usual one in this. */
const having = (changes: Record<string, unknown>) => ({
  ...given({ ...stored(), [path]: saturdays(changes) }),
  writes: cancelWrites(saturdays(changes)),
})
const starting = (days: number) =>
  having({ inflatables: [line('castle', [dayAhead(days), dayAhead(days + 1)])] })
const refusing = (name: string, changes: Record<string, unknown>) => {
  const { refuses, writes } = having(changes)
  return refuses(name, writes)
}

export const canceling: Group = {
  name: 'a cancellation',
  about: [
    'isCancellation',
    'isCanceledRecord',
    'isStamp',
    'isCustomers',
    'isMadeNow',
    'canceled-bookings',
    'cancellations',
    'bookings-test',
  ],
  cases: [
    standing.accepts('keeps a record, deletes the booking and frees its unit', withUnit()),
    having({ approved: 'Waiting' }).accepts(
      'may be that of a request',
      having({ approved: 'Waiting' }).writes,
    ),
    starting(2).accepts('may be two days before the first day', starting(2).writes),
    promise('lets others book the unit at once', async ({ admin, visitor }) => {
      await commit(admin, stored())
      await commit(visitor, cancelWrites())
      const document = saturdays()
      await commit(visitor, bookingWrites({ document, units: [castle()] }))
    }),
    standing.refuses('is refused without a record', { [path]: null }),
    standing.refuses('is refused to the record alone', recordAlone),
    given({ ...stored(), [canceled]: { name: 'Ada' } }).refuses(
      'is refused beside an earlier record',
      { [path]: null },
    ),
    given({}).refuses('of a booking that never was is refused', recordAlone),
    standing.refuses('changes no name in the record', cancelWrites(saturdays(), { name: 'Eve' })),
    standing.refuses('drops nothing from the record', cancelWrites(without(saturdays(), 'email'))),
    standing.refuses(
      'adds nothing to the record but its time',
      cancelWrites(saturdays(), { note: 'x' }),
    ),
    standing.refuses(
      'changes no day in the record',
      cancelWrites(saturdays({ inflatables: [line('castle', [dayAhead(11)])] })),
    ),
    standing.refuses('says when', cancelWrites(saturdays(), { canceled: 'yesterday' })),
    ...['////////// | :::::', '99/99/2027 | 12:00', '06/12/2027 | 24:60'].map((words) =>
      standing.refuses(`says when, not ${words}`, cancelWrites(saturdays(), { canceled: words })),
    ),
    standing.refuses('says when in text', cancelWrites(saturdays(), { canceled: true })),
    standing.refuses('says when at all', { [path]: null, [canceled]: saturdays() }),
    refusing('is refused of a paid booking', { paid: true }),
    given({ ...stored(), [path]: saturdays({ paid: true }) }).refuses(
      'is refused of a booking that was paid meanwhile',
      cancelWrites(),
    ),
    refusing('is refused after a deposit', { balances: balances({ deposit: 100 }) }),
    ...[1, 0, -1].map((days) =>
      starting(days).refuses(
        `is refused of a booking that begins in ${days} days`,
        starting(days).writes,
      ),
    ),
    given({ [path]: saturdays() }).refuses('is refused without a claim', cancelWrites()),
    given({ ...stored(), [`bookings/${mine}`]: saturdays() }).refuses(
      'is refused if it is among the older bookings, too',
      cancelWrites(),
    ),
    given(stored(saturdays(), [], 'order-1042')).refuses(
      'is refused of a booking whose id can be guessed',
      {
        'bookings-test/order-1042': null,
        'canceled-bookings/order-1042': { ...saturdays(), canceled: stamp },
      },
    ),
    promise(
      'leaves a record that nobody can read, list, change or delete',
      async ({ admin, visitor }) => {
        await commit(admin, recordAlone)
        await refused(read(visitor, canceled))
        await refused(commit(visitor, { [canceled]: { name: 'Eve' } }))
        await refused(commit(visitor, { [canceled]: null }))
      },
    ),
    given({ ...cancelWrites(), [`claims/${ownerOf(mine)}`]: { key: mine } }).refuses(
      'lets the booking not come back',
      { [path]: saturdays() },
    ),
    given({ [canceled]: saturdays() }).answers('shows on its link', `cancellations/${mine}`),
    denies('does not show on a link that never was', `cancellations/${mine}`),
    standing.denies('does not show on the link of a booking', `cancellations/${mine}`),
    given({ 'canceled-bookings/order-1042': saturdays() }).denies(
      'does not show on a link that can be guessed',
      'cancellations/order-1042',
    ),
    standing.refuses('stores nothing but the record', { 'cancellations/x': { a: 1 } }),
  ],
}
