import {
  doc,
  getDoc,
  increment,
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

const numbers = [1, 2.5, 3, 7, -4, 'text', null, [1]]

export const transformCases: Cases = {
  'increment by a whole number': over(numbers, () => increment(3)),
  'increment by a fraction': over(numbers, () => increment(0.5)),
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
    await setDoc(castle, { name: 'Castle', stock: { count: 1 } })
    await updateDoc(castle, { name: 'Fort', 'stock.count': increment(2) })
    await setDoc(castle, { stock: { left: increment(1) } }, { merge: true })
    return (await getDoc(castle)).data()
  },
}
