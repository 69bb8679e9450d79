// Calculates the changes of a commit without applying them, so a refused commit leaves no trace.
import { isDeepStrictEqual } from 'node:util'
import { Failure } from './failure'
import { fieldAt, parseFieldPath, withField } from './fieldPaths'
import { transformed } from './transforms'
import type { FieldTransform } from './transforms'
import { toMicroseconds } from './values'
import type { Fields, StoredDocument, Value } from './values'

type Precondition = { exists?: boolean; updateTime?: string }

export type Write = {
  currentDocument?: Precondition
} & (
  | {
      update: { name: string; fields?: Fields }
      updateMask?: { fieldPaths?: string[] }
      updateTransforms?: FieldTransform[]
    }
  | { delete: string }
  | { verify: string }
)

/** The document at each written path after the commit; null for none. */
export type Changes = Map<string, StoredDocument | null>

/**
 * @param time when the commit happens, later than every earlier one
 * @throws Failure when a precondition isn't met
 */
export function applyWrites(
  documents: ReadonlyMap<string, StoredDocument>,
  writes: readonly Write[],
  time: string,
): Changes {
  const changes: Changes = new Map()
  for (const write of writes) {
    const path = pathOf(nameOf(write))
    // Writes see what the writes before them in the same commit did.
    const current = changes.has(path) ? changes.get(path) : documents.get(path)
    if (changes.get(path) === null && write.currentDocument?.exists === true)
      throw new Failure('INVALID_ARGUMENT', `Deleted and updated in one commit: ${path}`)
    demand(write.currentDocument, current ?? null, path)
    if ('update' in write) changes.set(path, updated(path, current ?? null, write, time))
    if ('delete' in write) changes.set(path, null)
  }
  return changes
}

/** `inflatables/a` of `projects/…/databases/…/documents/inflatables/a`. */
export function pathOf(name: string): string {
  return name.split('/').slice(5).join('/')
}

function nameOf(write: Write): string {
  if ('update' in write) return write.update.name
  if ('delete' in write) return write.delete
  if ('verify' in write) return write.verify
  throw new Failure('INVALID_ARGUMENT', `Unknown write ${JSON.stringify(write)}`)
}

function demand(
  condition: Precondition | undefined,
  current: StoredDocument | null,
  path: string,
): void {
  if (condition?.exists === false && current !== null)
    throw new Failure('ALREADY_EXISTS', `Document already exists: ${path}`)
  if (condition?.exists === true && current === null)
    throw new Failure('NOT_FOUND', `No document to update: ${path}`)
  if (
    condition?.updateTime !== undefined &&
    current?.updateTime !== toMicroseconds(condition.updateTime)
  )
    throw new Failure('FAILED_PRECONDITION', `Document has changed since it was read: ${path}`)
}

function updated(
  path: string,
  current: StoredDocument | null,
  write: Extract<Write, { update: unknown }>,
  time: string,
): StoredDocument {
  const given = kept(write.update.fields ?? {})
  const masked = write.updateMask
    ? merged(current?.fields ?? {}, given, write.updateMask.fieldPaths ?? [])
    : given
  const fields = (write.updateTransforms ?? []).reduce((before, transform) => {
    const field = parseFieldPath(transform.fieldPath)
    return withField(before, field, transformed(fieldAt(before, field), transform, time))
  }, masked)
  // A write that changes nothing isn't an update: the time stays, and with it what was read before.
  if (current !== null && isDeepStrictEqual(current.fields, fields)) return current
  return { path, fields, createTime: current?.createTime ?? time, updateTime: time }
}

function merged(before: Fields, given: Fields, mask: readonly string[]): Fields {
  return mask
    .map(parseFieldPath)
    .reduce((fields, field) => withField(fields, field, fieldAt(given, field)), before)
}

/** The values as Firestore keeps them: timestamps lose what is smaller than a microsecond. */
function kept(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, keptValue(value)]))
}

function keptValue(value: Value): Value {
  if ('timestampValue' in value) return { timestampValue: toMicroseconds(value.timestampValue) }
  if ('mapValue' in value) return { mapValue: { fields: kept(value.mapValue.fields ?? {}) } }
  if ('arrayValue' in value)
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(keptValue) } }
  return value
}
