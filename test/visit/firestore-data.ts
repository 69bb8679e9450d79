// What Firestore's REST requests hold, as plain data.
import { fromFields, type PlainFields } from '../../local/firestore/plain'
import { pathOf, type Write } from '../../local/firestore/writes'
import { testEnvironment } from '../env'

export const root = `projects/${testEnvironment.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`

/** `fields` is null where a document is deleted; `isUpdate` where only some fields of a document are written. */
export type PlainWrite = { path: string; fields: PlainFields | null; isUpdate: boolean }

export function readWrites(writes: readonly Write[]): PlainWrite[] {
  return writes.map((write) => {
    if ('update' in write) {
      const { name, fields } = write.update
      return { path: pathOf(name), fields: fromFields(fields), isUpdate: Boolean(write.updateMask) }
    }
    return { path: pathOf(write.delete), fields: null, isUpdate: false }
  })
}
