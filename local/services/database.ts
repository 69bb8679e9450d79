// The database at `/v1/`: the stand-in with or without a file, or the official emulator.
import { join } from 'node:path'
import { readDay, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { demoDocuments } from '../catalogue/documents'
import { withPhotos } from '../catalogue/photos'
import { createFirestoreHandler } from '../firestore/http'
import type { PlainFields } from '../firestore/plain'
import { createStore } from '../firestore/store'
import { demoProjectId } from '../settings'
import { emulatorHandler, requireRules, seedEmulator } from './emulator'
import { createDatabaseFailures } from './failures'
import type { Handler } from './http'
import { isRefusedProbe } from './orphans'

const kinds = ['file', 'memory', 'emulator'] as const
export type DatabaseKind = (typeof kinds)[number]

/** Reads `LOCAL_DB`; `file` when it is unset. */
export function readDatabaseKind(value = 'file'): DatabaseKind {
  const kind = kinds.find((known) => known === value)
  if (!kind) throw new Error(`LOCAL_DB is ${kinds.join(', ')} or unset, not ${value}`)
  return kind
}

/** Reads `LOCAL_TODAY`; today when it is unset. */
export function readToday(value?: string): Day {
  const day = value === undefined ? today(new Date()) : readDay(value)
  if (!day) throw new Error(`LOCAL_TODAY is a day such as 2027-05-20 or unset, not ${value}`)
  return day
}

type DatabaseOptions = {
  folder: string
  emulatorHost: string | undefined
  /** The day that the demo office's bookings are counted from. */
  from: Day
  /** Documents besides the demonstration's own, by path. */
  more: Readonly<Record<string, PlainFields>>
  /** A folder with photos to show in place of drawings. */
  photos: string | undefined
}

/**
 * A handler of Firestore's calls. Seeds the demo catalog if there is none. Files go into `folder`; the emulator is the one
 * at `emulatorHost`.
 */
export async function createDatabase(
  kind: DatabaseKind,
  { folder, emulatorHost, from, more, photos }: DatabaseOptions,
): Promise<Handler> {
  const documents = withPhotos({ ...demoDocuments(from), ...more }, photos)
  const failureOf = createDatabaseFailures()
  if (kind === 'emulator') {
    if (!emulatorHost) throw new Error('LOCAL_DB=emulator needs FIRESTORE_EMULATOR_HOST')
    await requireRules(emulatorHost)
    await seedEmulator(emulatorHost, documents)
    return emulatorHandler(emulatorHost, failureOf)
  }

  const store = createStore(kind === 'file' ? { file: join(folder, 'database.json') } : {})
  if (store.isEmpty()) await store.seed(documents)
  return async (request, response) => {
    const handle = createFirestoreHandler(store, {
      projectId: demoProjectId,
      failures(operation, body) {
        if (isRefusedProbe(store, operation, body))
          return { status: 'PERMISSION_DENIED', message: 'taken' }
        const failure = failureOf(operation, JSON.stringify(body))
        if (failure === 'unavailable') return { status: 'UNAVAILABLE', message: 'rehearsed' }
        // The call continues, but nobody gets its answer.
        if (failure === 'answer-lost') request.socket.destroy()
        return null
      },
    })
    await handle(request, response)
  }
}
