import {
  arrayRemove,
  arrayUnion,
  doc,
  getDoc,
  increment,
  maximum,
  minimum,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import type { DocumentData, FieldValue } from 'firebase/firestore/lite'
import { contents, put } from './cases'
import type { Cases } from './cases'

/** Applies one transform to documents whose field `n` holds each of `values`, and to one without the field. */
const over =
  (values: unknown[], transform: () => FieldValue): Cases[string] =>
  async (items) => {
    const documents = values.map((n, index): [string, DocumentData] => [`v${index}`, { n }])
    await put(items, { ...Object.fromEntries(documents), none: {} })
    const batch = writeBatch(items.firestore)
    for (const [id] of documents) batch.update(doc(items, id), { n: transform() })
    batch.update(doc(items, 'none'), { n: transform() })
    batch.set(doc(items, 'created'), { n: transform() })
    await batch.commit()
    return contents(items)
  }

const numbers = [1, 2.5, 3, 7, -4, Number.NaN, Number.POSITIVE_INFINITY, 'text', null, [1]]

export const transformCases: Cases = {
  'increment by a whole number': over(numbers, () => increment(3)),
  'increment by a fraction': over(numbers, () => increment(0.5)),
  'increment past the largest integer': async (items) => {
    const steps = Array.from({ length: 1026 }, () => increment(Number.MAX_SAFE_INTEGER))
    for (let start = 0; start < steps.length; start += 400) {
      const batch = writeBatch(items.firestore)
      for (const step of steps.slice(start, start + 400))
        batch.set(doc(items, 'sum'), { n: step }, { merge: true })
      await batch.commit()
    }
    return contents(items)
  },
  'the larger of both': over(numbers, () => maximum(3)),
  'the smaller of both': over(numbers, () => minimum(2.5)),
  'the larger of equals keeps what is there': over([3, 3.5], () => maximum(3.5)),
  'add elements': over([['a'], ['b', 'b', 2], 'text', null, []], () => arrayUnion('a', 2, 'a')),
  'add maps and null': over([[null], [{ x: 1 }]], () => arrayUnion({ x: 1 }, null)),
  'remove elements': over([['a', 'b', 'a', 2], ['c'], 'text', [2, null]], () =>
    arrayRemove('a', 2),
  ),
  'remove nothing from nothing': over([], () => arrayRemove('a')),
  'server time, the same throughout a commit': async (items) => {
    const before = Date.now()
    const batch = writeBatch(items.firestore)
    batch.set(doc(items, 'a'), { at: serverTimestamp(), inner: { at: serverTimestamp() } })
    batch.set(doc(items, 'b'), { at: serverTimestamp() })
    await batch.commit()
    const { a, b } = await contents(items)
    const at: unknown = a?.['at']
    if (!(at instanceof Timestamp)) return 'no time'
    const isNow = at.toMillis() >= before - 1000 && at.toMillis() <= Date.now() + 1000
    const whole = at.nanoseconds % 1_000_000 === 0
    return [isNow, whole, at.isEqual(a?.['inner'].at), at.isEqual(b?.['at'])]
  },
  'transforms beside plain fields, in a map and merged': async (items) => {
    const castle = doc(items, 'castle')
    await setDoc(castle, { name: 'Castle', stock: { count: 1 }, tags: ['a'] })
    await updateDoc(castle, { name: 'Fort', 'stock.count': increment(2) })
    await setDoc(castle, { tags: arrayUnion('b'), stock: { left: increment(1) } }, { merge: true })
    return (await getDoc(castle)).data()
  },
}
