import {
  addDoc,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  getDoc,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { contents, ids, put, refusal } from './cases'
import type { Cases } from './cases'

export const writeCases: Cases = {
  'get what is there': async (items) => {
    await put(items, { castle: { price: 149 } })
    const found = await getDoc(doc(items, 'castle'))
    return [found.exists(), found.id, found.data(), found.get('price')]
  },
  'get what is not there': async (items) => {
    const found = await getDoc(doc(items, 'nothing'))
    return [found.exists(), found.id, found.data()]
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
      time: new Timestamp(1_700_000_000, 123_456_789),
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
      place: new GeoPoint(42.27, -89.09),
      empty: { list: [], map: {}, text: '' },
      nested: [{ deep: [{ deeper: [1] }] }],
    }
    await setDoc(doc(items, 'kept'), values)
    return contents(items)
  },
  'names with slashes encoded, dots and spaces': async (items) => {
    await put(items, { 'a.b c%2F`ü': { 'odd.name': 1, 'back`tick\\': { 'x y': 2 } } })
    const [id = ''] = await ids(items)
    const below = collection(items, id, 'parts')
    await setDoc(doc(below, 'one'), { n: 1 })
    return [await contents(items), await contents(below), (await getDoc(doc(items, id))).exists()]
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
  'set merging maps': async (items) => {
    await put(items, { castle: { price: 149, size: { wide: 15, tall: 12 } } })
    await setDoc(doc(items, 'castle'), { size: { wide: 16 }, kind: 'dry' }, { merge: true })
    return contents(items)
  },
  'set merging into nothing': async (items) => {
    await setDoc(doc(items, 'castle'), { size: { wide: 16 } }, { merge: true })
    return contents(items)
  },
  'set merging an empty map and a removed field': async (items) => {
    await put(items, { castle: { price: 149, size: { wide: 15 }, kind: 'dry' } })
    const change = { size: {}, kind: deleteField(), other: { none: deleteField() } }
    await setDoc(doc(items, 'castle'), change, { merge: true })
    return contents(items)
  },
  'set merging some fields only': async (items) => {
    await put(items, { castle: { price: 149, size: { wide: 15 } } })
    const change = { price: 1, size: { wide: 16, tall: 2 }, kind: 'wet' }
    await setDoc(doc(items, 'castle'), change, { mergeFields: ['price', 'size.tall'] })
    return contents(items)
  },
  'update some fields': async (items) => {
    await put(items, { castle: { price: 149, size: { wide: 15, tall: 12 }, kind: 'dry' } })
    await updateDoc(doc(items, 'castle'), { price: 159, 'size.wide': 16, kind: deleteField() })
    return contents(items)
  },
  'update a map as a whole': async (items) => {
    await put(items, { castle: { size: { wide: 15, tall: 12 } } })
    await updateDoc(doc(items, 'castle'), { size: { wide: 16 } })
    return contents(items)
  },
  'update inside what is no map': async (items) => {
    await put(items, { castle: { size: 15, kind: 'dry' } })
    await updateDoc(doc(items, 'castle'), { 'size.wide': 16, 'kind.none': deleteField() })
    return contents(items)
  },
  'update fields with odd names': async (items) => {
    await put(items, { castle: { 'a.b': 1, 'c`d\\e': { 'f g': 1, '7': 2 } } })
    const inner = new FieldPath('c`d\\e', 'f g')
    await updateDoc(doc(items, 'castle'), new FieldPath('a.b'), 2, inner, 3)
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
  'delete leaves what is below': async (items) => {
    await put(items, { house: { floors: 2 } })
    const rooms = collection(items, 'house', 'rooms')
    await put(rooms, { kitchen: { floor: 1 } })
    await deleteDoc(doc(items, 'house'))
    return [await ids(items), await ids(rooms)]
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
  'a batch refused by what it deleted itself': async (items) => {
    await put(items, { castle: { price: 149 } })
    const batch = writeBatch(items.firestore)
    batch.delete(doc(items, 'castle'))
    batch.update(doc(items, 'castle'), { price: 1 })
    return [await refusal(batch.commit()), await contents(items)]
  },
  'a batch that deletes and sets again': async (items) => {
    await put(items, { castle: { price: 149, kind: 'dry' } })
    const batch = writeBatch(items.firestore)
    batch.delete(doc(items, 'castle'))
    batch.set(doc(items, 'castle'), { price: 1 }, { merge: true })
    await batch.commit()
    return contents(items)
  },
  'an empty batch': async (items) => {
    await writeBatch(items.firestore).commit()
    return contents(items)
  },
}
