// The emulator's database as staff see it: no rules apply.
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
  type DocumentData,
} from 'firebase/firestore/lite'
import type { Day } from '~/lib/domain/day'
import { demoProjectId } from '../../../local/settings'
import { connect } from '../../rules/project'

const db = connect(process.env['FIRESTORE_EMULATOR_HOST'] ?? 'localhost', demoProjectId, 'owner')

/** The document at a path such as `config/availability`; undefined when there is none. */
export const readDocument = async (path: string) => (await getDoc(doc(db, path))).data()

/** Writes a whole document. */
export const writeDocument = (path: string, data: DocumentData) => setDoc(doc(db, path), data)

/** All documents of a collection whose field has this value, by id. */
export async function findDocuments(name: string, field: string, value: string) {
  const { docs } = await getDocs(query(collection(db, name), where(field, '==', value)))
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]))
}

/** Who has units of the item on this day, held or booked. */
export async function allocationsOn(itemId: string, day: Day) {
  const ofItem = await findDocuments('allocations', 'itemID', itemId)
  return Object.values(ofItem).filter(({ date }) => date === day)
}
