// The database at `/v1/`: the stand-in with or without a file, or the official emulator.
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import { readDay } from '~/lib/time/stored-day'
import { demoDocuments } from '../catalog/documents'
import { withOwnPhotos } from '../catalog/photos'
import { FirestoreFailure } from '../firestore/failure'
import { createFirestoreHandler } from '../firestore/http'
import { createStore } from '../firestore/store'
import { demoProjectId } from '../settings'
import { emulatorHandler, requireRules, seedEmulator } from './emulator'
import { createDatabaseFailures } from './failures'
import type { Handler } from './http'
import { isRefusedProbe } from './orphans'

const kinds = ['file', 'memory', 'emulator'] as const
type DatabaseKind = (typeof kinds)[number]

/** Reads `LOCAL_DB`; `file` when it is unset. */
export function readDatabaseKind(value = 'file'): DatabaseKind {
  const kind = kinds.find((known) => known === value)
  if (!kind) throw new Error(`LOCAL_DB is ${kinds.join(', ')} or unset, not ${value}`)
  return kind
}

/**
 * Reads `LOCAL_TODAY`, the day that the demo office's bookings are counted from; today when it is
 * unset.
 */
function readToday(value?: string): Day {
  const day = value === undefined ? today(new Date()) : readDay(value)
  if (!day) throw new Error(`LOCAL_TODAY is a day such as 2027-05-20 or unset, not ${value}`)
  return day
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * A handler of Firestore's calls. Seeds the demo catalog if there is none.
 * @param file of the stand-in; null if it keeps nothing
 */
export async function createDatabase(
  kind: DatabaseKind,
  environment: Environment,
  file: string | null,
): Promise<Handler> {
  const own = demoDocuments(readToday(environment['LOCAL_TODAY']))
  const documents = withOwnPhotos(own, environment['LOCAL_PHOTOS'])
  const failureOf = createDatabaseFailures()
  if (kind === 'emulator') {
    const emulatorHost = environment['FIRESTORE_EMULATOR_HOST']
    if (!emulatorHost) throw new Error('LOCAL_DB=emulator needs FIRESTORE_EMULATOR_HOST')
    await requireRules(emulatorHost)
    await seedEmulator(emulatorHost, documents)
    return emulatorHandler(emulatorHost, failureOf)
  }

  const store = createStore({ file })
  if (store.isEmpty()) await store.seed(documents)
  return async (request, response) => {
    const handle = createFirestoreHandler(store, {
      projectId: demoProjectId,
      failures(operation, body) {
        if (isRefusedProbe(store, operation, body))
          return new FirestoreFailure('PERMISSION_DENIED', 'taken')
        const failure = failureOf(operation, JSON.stringify(body))
        if (failure === 'unavailable') return new FirestoreFailure('UNAVAILABLE', 'rehearsed')
        // The call continues, but nobody gets its answer.
        if (failure === 'answer-lost') request.socket.destroy()
        return null
      },
    })
    await handle(request, response)
  }
}
