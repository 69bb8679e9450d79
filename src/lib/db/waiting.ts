// `waiting`: whom to tell if a taken day of an item opens up. Visitors may add themselves and read
// nobody (docs/data-model.md).
import { doc, setDoc } from 'firebase/firestore/lite'
import { askDatabase, db } from './client'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { failureOf } from '~/lib/loading/failure'

/** The rules have as many places for an item on a day. */
const places = 20

/**
 * Puts an email address on the list of an item's day, in any free place. Nobody can read which
 * places are free, so they are tried in random order: most often the first one is.
 * @returns false if all of them are taken
 * @throws CallFailed when the database gives no answer
 */
export async function waitForDay(
  { id, kind }: Pick<Item, 'id' | 'kind'>,
  date: Day,
  typed: string,
): Promise<boolean> {
  const wish = { itemID: id, kind, date, email: typed.trim() }
  for (const place of shuffled(places)) {
    const path = `${id}_${date}_${String(place).padStart(2, '0')}`
    try {
      await askDatabase(() => setDoc(doc(db, 'waiting', path), wish))
      return true
    } catch (error) {
      if (failureOf(error) !== 'refused') throw error
    }
  }
  return false
}

/** 0 to count - 1, in random order. */
function shuffled(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, number) => ({ number, rank: Math.random() }))
  return numbers.sort((one, other) => one.rank - other.rank).map(({ number }) => number)
}
