import {
  addDoc,
  Bytes,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { contents, put, refusal } from './cases'
import type { Cases } from './cases'

export const writeCases: Cases = {
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
