// The connection to Firestore, and a deadline on what is asked of it: the SDK itself would wait without end.
import { initializeApp } from 'firebase/app'
import {
  getFirestore,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite'
import { startAppCheck } from './app-check'
import { within } from '~/lib/loading/within'
import { fullConfig } from '~/settings/part-settings'

const { projectId, apiKey, appId, appCheckKey, host } = fullConfig.firebase

// Refusals are answers here (a day that is taken, a hold that is not ours); they are told on screen, not on the console.
setLogLevel('silent')

const app = initializeApp({ projectId, apiKey, ...(appId !== '' && { appId }) })
// Before the database is opened, so that its first request carries a token already.
if (appCheckKey !== '') await startAppCheck(app, appCheckKey)

const server = serverOf(host)

export const db: Firestore = server ? initializeFirestore(app, server) : getFirestore(app)

/** Null for Google's own. */
function serverOf(host: string): { host: string; ssl: boolean } | null {
  if (host === '') return null
  return host === 'same-origin'
    ? { host: location.host, ssl: location.protocol === 'https:' }
    : { host, ssl: false }
}

/** Longest wait for one answer of the database. */
const deadlineMs = 15_000

/**
 * Waits for an answer of the database.
 * @throws TookTooLong after 15 seconds, or what the question itself throws
 */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return within(deadlineMs, answer)
}
