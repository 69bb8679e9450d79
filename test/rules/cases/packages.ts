// A package's booking takes what the catalog says it contains, and nothing else.
import {
  allocation,
  allocationPath,
  balancesOf,
  booking,
  dayAhead,
  line,
  minutesFromNow,
  nameOf,
  randomId,
  ownerOf,
  type Unit,
} from '../builders'
import { given, promise, type Case, type Group } from '../case'
import { bookingWrites, commit, holdWrites, refused, type Writes } from '../commits'

const tomorrow = dayAhead(1)
const castle = { kind: 'inflatables', id: 'castle', quantity: 1 }
const chairs = { kind: 'extras', id: 'chair', quantity: 20 }

/** A package at $300 with these parts. */
const stored = (parts: readonly object[], count: object = { count: 3 }) => ({
  name: nameOf('party'),
  price: 300,
  ...count,
  parts,
})
const party: Writes = { 'inflatables/party': stored([castle, chairs]) }

const own = (unit = 0): Unit => ({ kind: 'inflatables', id: 'party', day: tomorrow, unit })
const part = (kind: Unit['kind'], id: string, unit = 0): Unit => ({
  kind,
  id,
  day: tomorrow,
  unit,
  package: 'inflatables/party',
})
const theCastle = part('inflatables', 'castle')
const someChairs = (count: number) =>
  Array.from({ length: count }, (_, unit) => part('extras', 'chair', unit))
/**
 * Not all twenty chairs: the emulator breaks off when it has to explain too many refused writes.
 */
const whole = [own(), theCastle, ...someChairs(2)]

const oneParty = booking({ inflatables: [line('party', [tomorrow])], balances: balancesOf(300) })

/** A booking of one package that takes these units. */
const book = (units: readonly Unit[], document = oneParty) =>
  bookingWrites({ key: randomId(), document, units })

const withParty = given(party)

/** A hold of everything, then what the office does, then the same units booked. */
function heldThen(name: string, change: Writes, isRefused = true): Case {
  return promise(name, async ({ admin, visitor }) => {
    const key = randomId()
    await commit(admin, party)
    await commit(visitor, holdWrites(key, whole))
    await commit(admin, change)
    const booked = commit(visitor, bookingWrites({ key, document: oneParty, units: whole }))
    await (isRefused ? refused(booked) : booked)
  })
}

export const packages: Group = {
  name: 'a package',
  about: ['isInBooking', 'isPart', 'isAnyPart', 'isItem', 'mayTake'],
  cases: [
    withParty.accepts(
      'takes its own unit and those of its parts',
      book([own(), theCastle, ...someChairs(20)]),
    ),
    withParty.accepts(
      'in a quantity of 3 takes 60 chairs',
      book(
        [own(0), own(1), own(2), ...someChairs(60)],
        booking({
          inflatables: [line('party', [tomorrow], { quantity: 3 })],
          balances: balancesOf(900),
        }),
      ),
    ),
    given({ 'inflatables/party': stored([castle, chairs], {}) }).accepts(
      'without a count of its own takes the units of its parts',
      book(whole.slice(1)),
    ),
    given({ 'inflatables/party': stored([castle, chairs], {}) }).refuses(
      'without a count of its own has no unit of its own',
      book([own()]),
    ),
    given({ 'extras/party': stored([chairs]) }).accepts(
      'may be an extra',
      book(
        [
          { ...own(), kind: 'extras' },
          ...someChairs(20).map((unit) => ({ ...unit, package: 'extras/party' })),
        ],
        booking({
          inflatables: [],
          extras: [line('party', [tomorrow])],
          balances: balancesOf(300),
        }),
      ),
    ),
    ...Array.from({ length: 8 }, (_, at): Case => {
      const parts = Array.from({ length: 8 }, (__, index) =>
        index === at ? castle : { ...chairs, id: `other${index}` },
      )
      const before = given({ 'inflatables/party': stored(parts) })
      return before.accepts(`takes its part ${at + 1} of eight`, book([own(), theCastle]))
    }),
    promise('has at most eight parts that the rules find', async ({ admin, visitor }) => {
      const others = Array.from({ length: 8 }, (_, at) => ({ ...chairs, id: `other${at}` }))
      await commit(admin, { 'inflatables/party': stored([...others, castle]) })
      await refused(commit(visitor, book([own(), theCastle])))
    }),
    heldThen('is booked as it was held', {}, false),
    heldThen('whose parts the office changed after the hold is refused', {
      'inflatables/party': stored([{ ...castle, id: 'slide' }, chairs]),
    }),
    heldThen('whose part the office deleted after the hold is refused', {
      'inflatables/castle': null,
    }),
    heldThen('that the office made an ordinary rental after the hold is refused its parts', {
      'inflatables/party': { name: nameOf('party'), price: 300, count: 3 },
    }),
    withParty.refuses(
      'does not take what it does not contain',
      book([own(), part('extras', 'tent')]),
    ),
    given({ ...party, 'inflatables/chair': stored([]) }).refuses(
      "does not take its parts' namesake of the other collection",
      book([own(), part('inflatables', 'chair')]),
    ),
    withParty.refuses(
      'takes no part that is not named as its part',
      book([own(), { ...theCastle, package: '' }]),
    ),
    withParty.refuses(
      'is named by its path and nothing more',
      book([own(), { ...theCastle, package: 'inflatables/party/x' }]),
    ),
    withParty.refuses(
      'takes no part as if it were a line',
      book([own(), { kind: 'inflatables', id: 'castle', day: tomorrow, unit: 0 }]),
    ),
    withParty.refuses(
      'does not take its parts on another day',
      book([own(), { ...theCastle, day: dayAhead(2) }]),
    ),
    withParty.refuses('that no line names takes nothing', book([theCastle], booking())),
    given({ ...party, 'extras/party': stored([{ ...chairs, id: 'tent' }]) }).refuses(
      'does not take the parts of its namesake in the other collection',
      book([own(), part('extras', 'tent')]),
    ),
    withParty.refuses(
      'takes no unit that a part does not have',
      book([own(), part('inflatables', 'castle', 1)]),
    ),
    given({ ...party, ...bookingWrites({ key: randomId() }) }).refuses(
      'does not take a part that somebody booked',
      book(whole),
    ),
    given({ ...party, ...book(whole) }).refuses(
      'keeps its parts from others',
      bookingWrites({ key: randomId() }),
    ),
    withParty.refuses('is not named by a hold, which is for nothing yet', {
      [allocationPath(theCastle)]: allocation(theCastle, ownerOf(randomId()), {
        expires: minutesFromNow(10),
        package: 'inflatables/party',
      }),
    }),
    withParty.refuses('is not written into a booking that stands', {
      ...book(whole),
      [allocationPath(theCastle)]: allocation(theCastle, ownerOf(randomId())),
    }),
  ],
}
