import { doc, documentId, query, Timestamp, where } from 'firebase/firestore/lite'
import type { QueryConstraint } from 'firebase/firestore/lite'
import { ids, put } from './cases'
import type { Cases } from './cases'

/** Documents that differ in the ways that filters tell apart: a missing field, null, NaN, other kinds of value. */
const stock = {
  castle: { kind: 'dry', price: 149, tags: ['big', 'new'], size: { wide: 15, 'odd.name': 1 } },
  slide: { kind: 'wet', price: 249.5, tags: ['wet'], size: { wide: 12 } },
  combo: { kind: 'wet', price: 199, tags: ['big', 'wet', 3], size: { wide: 15 } },
  tent: { kind: 'dry', price: null, tags: [], size: null },
  chair: { kind: 'extra', price: '2' },
  table: { kind: 'extra', price: Number.NaN, tags: 'big' },
  unknown: { price: 149.0 },
}

const filters: Record<string, QueryConstraint[]> = {
  'the whole collection, by id': [],
  'equal to a text': [where('kind', '==', 'wet')],
  'equal to a number, whole or not': [where('price', '==', 149)],
  'equal to a map': [where('size', '==', { wide: 12 })],
  'equal to a list': [where('tags', '==', ['big', 'new'])],
  'two equalities': [where('kind', '==', 'wet'), where('price', '==', 199)],
  'less than a number': [where('price', '<', 200)],
  'at most a number': [where('price', '<=', 199)],
  'more than a number': [where('price', '>', 149)],
  'at least a number': [where('price', '>=', 149)],
  'at least a text': [where('price', '>=', '')],
  'between two texts': [where('kind', '>=', 'dry'), where('kind', '<', 'wet')],
  'one of': [where('kind', 'in', ['wet', 'extra'])],
  'one of, within a range': [
    where('kind', 'in', ['wet', 'dry']),
    where('price', '>=', 149),
    where('price', '<=', 200),
  ],
  'by a field that only every object of JavaScript has': [where('constructor', '==', 'none')],
  'by id': [where(documentId(), '==', 'slide')],
  'one of the ids': [where(documentId(), 'in', ['slide', 'castle', 'nobody'])],
  'ids from one on': [where(documentId(), '>=', 'slide')],
}

const overStock =
  (constraints: QueryConstraint[]): Cases[string] =>
  async (items) => {
    await put(items, stock)
    return ids(query(items, ...constraints))
  }

export const filterCases: Cases = {
  ...Object.fromEntries(Object.entries(filters).map(([name, all]) => [name, overStock(all)])),
  'a collection that does not exist': (items) => ids(items),
  'equal to a time and to a reference': async (items) => {
    const marks = {
      time: new Timestamp(1_700_000_000, 123_456_789),
      link: doc(items, 'other'),
    }
    await put(items, { marked: marks, other: { time: Timestamp.fromMillis(0) } })
    const all = Object.entries(marks).map(([field, value]) => where(field, '==', value))
    return Promise.all(all.map((condition) => ids(query(items, condition))))
  },
}
