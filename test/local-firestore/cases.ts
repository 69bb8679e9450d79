// The requests that both databases get, by name.
import { FirebaseError } from 'firebase/app'
import {
  addDoc,
  Bytes,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  GeoPoint,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import type {
  CollectionReference,
  DocumentData,
  Query,
  QueryConstraint,
} from 'firebase/firestore/lite'

/**
 * SDK calls by name, each on its own collection. Each returns a plain answer that must be the same
 * from both databases.
 */
type Cases = Record<string, (items: CollectionReference) => Promise<unknown>>

async function put(items: CollectionReference, documents: Record<string, DocumentData>) {
  const batch = writeBatch(items.firestore)
  for (const [id, data] of Object.entries(documents)) batch.set(doc(items, id), data)
  await batch.commit()
}

async function ids(query: Query): Promise<string[]> {
  const { docs } = await getDocs(query)
  return docs.map(({ id }) => id)
}

/** Everything in the collection, by id. */
async function contents(items: CollectionReference): Promise<Record<string, DocumentData>> {
  const { docs } = await getDocs(items)
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]))
}

/**
 * The code with which the database refuses. A case that should be refused and isn't is an error.
 */
async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    if (error instanceof FirebaseError) return error.code
    throw error
  }
  throw new Error('Nothing was refused')
}

/**
 * Documents that differ in the ways that filters tell apart: a missing field, null, NaN, other
 * kinds of value.
 */
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

const filterCases: Cases = {
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

const writeCases: Cases = {
  'get what is there': async (items) => {
    await put(items, { castle: { price: 149 } })
    const castle = await getDoc(doc(items, 'castle'))
    return [castle.exists(), castle.id, castle.data(), castle.get('price')]
  },
  'get what is not there': async (items) => {
    const missing = await getDoc(doc(items, 'nothing'))
    return [missing.exists(), missing.id, missing.data()]
  },
  'keep values of every kind': async (items) => {
    const values = {
      nothing: null,
      yes: true,
      whole: 3,
      broken: 2.5,
      huge: 2 ** 60,
      odd: [Number.NaN, Number.POSITIVE_INFINITY],
      text: 'Größe \u{1f3f0} "x"',
      time: new Timestamp(1_700_000_000, 123_000_000),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
      place: new GeoPoint(42.27, -89.09),
      empty: { list: [], map: {}, text: '' },
      nested: [{ deep: [{ deeper: [1] }] }],
    }
    await setDoc(doc(items, 'kept'), values)
    return contents(items)
  },
  'add, with an id of its own': async (items) => {
    const added = await addDoc(items, { price: 1 })
    const all = await contents(items)
    return [added.id.length, all[added.id]]
  },
  'set replaces everything': async (items) => {
    await put(items, { castle: { price: 149, kind: 'dry' } })
    await setDoc(doc(items, 'castle'), { count: 3 })
    return contents(items)
  },
  'update some fields': async (items) => {
    await put(items, { castle: { price: 149, kind: 'dry' } })
    await updateDoc(doc(items, 'castle'), { price: 159, kind: deleteField() })
    return contents(items)
  },
  'update a map as a whole': async (items) => {
    await put(items, { castle: { size: { wide: 15, tall: 12 } } })
    await updateDoc(doc(items, 'castle'), { size: { wide: 16 } })
    return contents(items)
  },
  'update what is not there': async (items) => [
    await refusal(updateDoc(doc(items, 'nothing'), { price: 1 })),
    await contents(items),
  ],
  'delete, twice': async (items) => {
    await put(items, { castle: { price: 149 }, slide: { price: 249 } })
    await deleteDoc(doc(items, 'castle'))
    await deleteDoc(doc(items, 'castle'))
    return [await contents(items), (await getDoc(doc(items, 'castle'))).exists()]
  },
  'a batch writes everything': async (items) => {
    await put(items, { castle: { price: 149 }, slide: { price: 249 } })
    const batch = writeBatch(items.firestore)
    batch.set(doc(items, 'tent'), { price: 99 })
    batch.update(doc(items, 'castle'), { price: 150 })
    batch.delete(doc(items, 'slide'))
    await batch.commit()
    return contents(items)
  },
  'a batch sees its own writes in turn': async (items) => {
    const batch = writeBatch(items.firestore)
    batch.set(doc(items, 'tent'), { price: 99 })
    batch.update(doc(items, 'tent'), { count: 2 })
    batch.set(doc(items, 'table'), { price: 9 })
    batch.delete(doc(items, 'table'))
    await batch.commit()
    return contents(items)
  },
  'a batch refused leaves no trace': async (items) => {
    await put(items, { castle: { price: 149 } })
    const batch = writeBatch(items.firestore)
    batch.set(doc(items, 'tent'), { price: 99 })
    batch.delete(doc(items, 'castle'))
    batch.update(doc(items, 'nothing'), { price: 1 })
    return [await refusal(batch.commit()), await contents(items)]
  },
  'an empty batch': async (items) => {
    await writeBatch(items.firestore).commit()
    return contents(items)
  },
}

export const cases: Cases = { ...filterCases, ...writeCases }
