// The documents of the local stack: in memory, and in a file when one is named.
import { readJsonFile, writeJsonFile } from '../json-file'
import { toFields, type PlainFields } from './plain'
import type { FirestoreDocument } from './values'
import { applyWrites, type Changes, type CommitWrite } from './writes'

type Kept = { documents: FirestoreDocument[] }

export type Store = ReturnType<typeof createStore>

/**
 * @param options.file where the documents survive a restart; without it they last as long as the
 * process
 */
export function createStore({ file = null }: { file?: string | null } = {}) {
  const { documents: stored } = readJsonFile<Kept>(file, { documents: [] })
  const documents = new Map(stored.map((document) => [document.path, document]))
  const now = () => new Date().toISOString()

  function change(changes: Changes) {
    for (const [path, document] of changes)
      if (document === null) documents.delete(path)
      else documents.set(path, document)
    writeJsonFile(file, { documents: [...documents.values()] } satisfies Kept)
  }

  return {
    now,
    get: (path: string): FirestoreDocument | null => documents.get(path) ?? null,
    isEmpty: (): boolean => documents.size === 0,
    /** Every document, in no particular order. */
    list: (): FirestoreDocument[] => [...documents.values()],

    /**
     * Applies all writes or none; resolves with the moment of the commit, when they are on disk.
     * @throws Failure when a precondition isn't met
     */
    async commit(writes: readonly CommitWrite[]): Promise<string> {
      const time = now()
      change(applyWrites(documents, writes, time))
      return time
    },

    /** Puts plain data at each path (`inflatables/castle`), over what stood there. */
    async seed(data: Readonly<Record<string, PlainFields>>): Promise<void> {
      const time = now()
      const seeded = Object.entries(data).map(([path, fields]): [string, FirestoreDocument] => [
        path,
        { path, fields: toFields(fields), createTime: time, updateTime: time },
      ])
      change(new Map(seeded))
    },
  }
}
