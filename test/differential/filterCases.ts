import { doc, documentId, query, Timestamp, where } from 'firebase/firestore/lite'
import type { CollectionReference } from 'firebase/firestore/lite'
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

const overStock =
  (ask: (items: CollectionReference) => Promise<unknown>): Cases[string] =>
  async (items) => {
    await put(items, stock)
    return ask(items)
  }

export const filterCases: Cases = {
  'the whole collection, by id': overStock((items) => ids(items)),
  'a collection that does not exist': (items) => ids(items),
  'equal to a text': overStock((items) => ids(query(items, where('kind', '==', 'wet')))),
  'equal to a number, whole or not': overStock((items) =>
    ids(query(items, where('price', '==', 149))),
  ),
  'equal to a map': overStock((items) => ids(query(items, where('size', '==', { wide: 12 })))),
  'equal to a list': overStock((items) => ids(query(items, where('tags', '==', ['big', 'new'])))),
  'two equalities': overStock((items) =>
    ids(query(items, where('kind', '==', 'wet'), where('price', '==', 199))),
  ),
  'less than a number': overStock((items) => ids(query(items, where('price', '<', 200)))),
  'at most a number': overStock((items) => ids(query(items, where('price', '<=', 199)))),
  'more than a number': overStock((items) => ids(query(items, where('price', '>', 149)))),
  'at least a number': overStock((items) => ids(query(items, where('price', '>=', 149)))),
  'at least a text': overStock((items) => ids(query(items, where('price', '>=', '')))),
  'between two texts': overStock((items) =>
    ids(query(items, where('kind', '>=', 'dry'), where('kind', '<', 'wet'))),
  ),
  'one of': overStock((items) => ids(query(items, where('kind', 'in', ['wet', 'extra'])))),
  'one of, within a range': overStock((items) =>
    ids(
      query(
        items,
        where('kind', 'in', ['wet', 'dry']),
        where('price', '>=', 149),
        where('price', '<=', 200),
      ),
    ),
  ),
  'by a field that only every object of JavaScript has': overStock((items) =>
    ids(query(items, where('constructor', '==', 'none'))),
  ),
  'by id': overStock((items) => ids(query(items, where(documentId(), '==', 'slide')))),
  'one of the ids': overStock((items) =>
    ids(query(items, where(documentId(), 'in', ['slide', 'castle', 'nobody']))),
  ),
  'ids from one on': overStock((items) => ids(query(items, where(documentId(), '>=', 'slide')))),
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
