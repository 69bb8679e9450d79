// What Firestore's REST requests hold, as plain data.
import type { PlainFields } from '../../local/firestore/plain'
import type { Fields, Value } from '../../local/firestore/values'
import { pathOf, type Write } from '../../local/firestore/writes'
import { testEnvironment } from '../env'

export const root = `projects/${testEnvironment.VITE_FIREBASE_PROJECT_ID}/databases/(default)/documents`

/** `fields` is null where a document is deleted; `isUpdate` where only some fields of a document are written. */
export type PlainWrite = { path: string; fields: PlainFields | null; isUpdate: boolean }

export function readWrites(writes: readonly Write[]): PlainWrite[] {
  return writes.map((write) => {
    if ('update' in write) {
      const { name, fields = {} } = write.update
      return { path: pathOf(name), fields: plainData(fields), isUpdate: Boolean(write.updateMask) }
    }
    const name = 'delete' in write ? write.delete : write.verify
    return { path: pathOf(name), fields: null, isUpdate: false }
  })
}

export function plainData(fields: Fields): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainValue(value)]))
}

function plainValue(value: Value): PlainFields[string] {
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('stringValue' in value) return value.stringValue
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue)
  if ('mapValue' in value) return plainData(value.mapValue.fields ?? {})
  if ('nullValue' in value) return null
  throw new Error(`Not stored by this site: ${JSON.stringify(value)}`)
}
