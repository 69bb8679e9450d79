// Calculates the changes of a commit without applying them, so a refused commit leaves no trace.
import { FirestoreFailure } from './failure'
import type { Fields, FirestoreDocument } from './values'

type Precondition = { exists?: boolean }

export type CommitWrite = {
  currentDocument?: Precondition
} & (
  | { update: { name: string; fields?: Fields }; updateMask?: { fieldPaths?: string[] } }
  | { delete: string }
)

/** The document at each written path after the commit; null for none. */
export type Changes = Map<string, FirestoreDocument | null>

/**
 * @param time when the commit happens
 * @throws Failure when a precondition isn't met
 */
export function applyWrites(
  documents: ReadonlyMap<string, FirestoreDocument>,
  writes: readonly CommitWrite[],
  time: string,
): Changes {
  const changes: Changes = new Map()
  for (const write of writes) {
    if ('updateTransforms' in write)
      throw new FirestoreFailure('UNIMPLEMENTED', 'The local stack has no field transforms')
    const path = documentPath('update' in write ? write.update.name : write.delete)
    // Writes see what the writes before them in the same commit did.
    const current = (changes.has(path) ? changes.get(path) : documents.get(path)) ?? null
    demand(write.currentDocument, current, path)
    changes.set(path, 'update' in write ? updated(path, current, write, time) : null)
  }
  return changes
}

/** `inflatables/a` of `projects/…/databases/…/documents/inflatables/a`. */
export function documentPath(name: string): string {
  return name.split('/').slice(5).join('/')
}

function demand(
  condition: Precondition | undefined,
  current: FirestoreDocument | null,
  path: string,
): void {
  if (condition?.exists === false && current !== null)
    throw new FirestoreFailure('ALREADY_EXISTS', `Document already exists: ${path}`)
  if (condition?.exists === true && current === null)
    throw new FirestoreFailure('NOT_FOUND', `No document to update: ${path}`)
}

function updated(
  path: string,
  current: FirestoreDocument | null,
  { update: { fields = {} }, updateMask }: Extract<CommitWrite, { update: unknown }>,
  time: string,
): FirestoreDocument {
  const merged = updateMask
    ? withFields(current?.fields ?? {}, fields, updateMask.fieldPaths ?? [])
    : fields
  return { path, fields: merged, createTime: current?.createTime ?? time, updateTime: time }
}

/** The fields before, with those of the mask as they are given; one that isn't given is removed. */
function withFields(before: Fields, given: Fields, mask: readonly string[]): Fields {
  const others = Object.entries(before).filter(([name]) => !mask.includes(name))
  return { ...Object.fromEntries(others), ...given }
}
