// The connection to Firestore, and a deadline for its answers: the SDK itself would wait forever.
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  getFirestore,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite'
import { CallFailed, type CallFailure } from '~/lib/failures/failure'
import { TimeoutError, withTimeout } from '~/lib/loading/with-timeout'
import { allSettings } from '~/settings/all-settings'
import { startAppCheck } from './app-check'

const { projectId, apiKey, appId, appCheckKey, host } = allSettings.firebase

// Refusals are normal answers, such as a taken day. The screen reports them, not the console.
setLogLevel('silent')

const app = initializeApp({ projectId, apiKey, ...(appId !== '' && { appId }) })
const tokens = appCheckKey === '' ? null : startAppCheck(app, appCheckKey)

const server = serverOf(host)

export const db: Firestore = server ? initializeFirestore(app, server) : getFirestore(app)

/** Null for Google's server. */
function serverOf(host: string): { host: string; ssl: boolean } | null {
  if (host === '') return null
  return host === 'same-origin'
    ? { host: location.host, ssl: location.protocol === 'https:' }
    : { host, ssl: false }
}

/** Longest wait for an answer of the database, in milliseconds. */
export const deadlineMs = 15_000

/**
 * Asks the database. The first question has App Check's token already. A top-level await would wait
 * for that more simply, but Safari before 27 then runs scripts before those that they import
 * (https://bugs.webkit.org/show_bug.cgi?id=242740, scripts/browsers/script-gaps.ts).
 * @throws CallFailed when the database refuses, can't be reached, or takes more than 15 seconds
 */
export async function askDatabase<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await tokens
  try {
    return await withTimeout(deadlineMs, ask())
  } catch (error) {
    throw new CallFailed(failureIn(error), error)
  }
}

/** Definite refusals. After any other code a commit may be applied, now or later. */
const refusals = [
  'permission-denied',
  'unauthenticated',
  'already-exists',
  'failed-precondition',
  'not-found',
  'invalid-argument',
]

/** A page in place of an answer, as a hotel's network sends it, is no error of Firebase. */
function failureIn(error: unknown): CallFailure {
  if (error instanceof TimeoutError) return 'slow'
  // The lite SDK throws another FirestoreError class than the one it exports.
  return error instanceof FirebaseError && refusals.includes(error.code) ? 'refused' : 'down'
}
