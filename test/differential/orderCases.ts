import {
  doc,
  endAt,
  endBefore,
  getDoc,
  limit,
  limitToLast,
  orderBy,
  query,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import type { CollectionReference, QueryConstraint } from 'firebase/firestore/lite'
import { ids, put } from './cases'
import type { Cases } from './cases'

/** Several share a price or a kind, so that ties show; one has no price. */
const stock = {
  a: { kind: 'wet', price: 200 },
  b: { kind: 'dry', price: 100 },
  c: { kind: 'wet', price: 100 },
  d: { kind: 'dry', price: 300 },
  e: { kind: 'dry' },
  f: { kind: 'wet', price: 200 },
  g: { kind: 'dry', price: '250' },
}

const ordered =
  (...constraints: QueryConstraint[]): Cases[string] =>
  async (items) => {
    await put(items, stock)
    return ids(query(items, ...constraints))
  }

async function everyKind(items: CollectionReference) {
  const values: unknown[] = [
    { b: 1 },
    { a: 2 },
    { a: 1, b: 1 },
    {},
    ['b'],
    ['a', 'a'],
    ['a'],
    [],
    doc(items, 'b'),
    doc(items, 'a', 'c', 'd'),
    'ab',
    'a',
    'B',
    // U+1F3F0 comes after U+FFFD in UTF-8, before it in UTF-16.
    '\u{1f3f0}',
    '\ufffd',
    Timestamp.fromMillis(1000),
    new Timestamp(1, 1000),
    1.5,
    1,
    -1,
    -0,
    Number.MAX_SAFE_INTEGER,
    1e300,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    true,
    false,
    null,
  ]
  await put(
    items,
    Object.fromEntries(
      values.map((value, index) => [`k${String(index).padStart(2, '0')}`, { value }]),
    ),
  )
}

export const orderCases: Cases = {
  'values of every kind, upwards': async (items) => {
    await everyKind(items)
    return ids(query(items, orderBy('value')))
  },
  'values of every kind, downwards': async (items) => {
    await everyKind(items)
    return ids(query(items, orderBy('value', 'desc')))
  },
  'values of every kind, from a text on': async (items) => {
    await everyKind(items)
    return ids(query(items, orderBy('value'), startAfter('a'), limit(5)))
  },
  'by one field, ties by id': ordered(orderBy('price')),
  'downwards, ties by id downwards': ordered(orderBy('price', 'desc')),
  'by two fields': ordered(orderBy('kind'), orderBy('price', 'desc')),
  'by the field of an inequality': ordered(where('price', '>', 50)),
  'by another field than the inequality': ordered(where('price', '>', 50), orderBy('kind', 'desc')),
  'the first two': ordered(orderBy('price'), limit(2)),
  'the last two': ordered(orderBy('price'), limitToLast(2)),
  'the last two of a range': ordered(
    orderBy('price'),
    startAt(100),
    endBefore(300),
    limitToLast(2),
  ),
  'from a value on': ordered(orderBy('price'), startAt(200)),
  'after a value': ordered(orderBy('price'), startAfter(100)),
  'up to a value': ordered(orderBy('price'), endAt(200)),
  'before a value': ordered(orderBy('price'), endBefore(200)),
  'downwards from a value to another': ordered(orderBy('price', 'desc'), startAt(250), endAt(100)),
  'after two values': ordered(orderBy('kind'), orderBy('price'), startAfter('dry', 100)),
  'after the first of two orders': ordered(orderBy('kind'), orderBy('price'), startAfter('dry')),
  'after a document, page by page': async (items) => {
    await put(items, stock)
    const byPrice = query(items, orderBy('price'))
    const first = await ids(query(byPrice, limit(2)))
    const last = await getDoc(doc(items, first.at(-1) ?? ''))
    return [first, await ids(query(byPrice, startAfter(last), limit(2)))]
  },
  'up to a document, without an order': async (items) => {
    await put(items, stock)
    return ids(query(items, endAt(await getDoc(doc(items, 'c')))))
  },
}
