// The connection to Firestore, and a deadline on what is asked of it: the SDK itself would wait without end.
import { initializeApp } from 'firebase/app'
import {
  getFirestore,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite'
import { startAppCheck } from '~/lib/db/app-check'
import { within } from '~/lib/loading/within'
import { partConfig } from '~/settings/part-settings'

const { projectId, apiKey, appId, appCheckKey, host } = partConfig.firebase

// Refusals are answers here (a day that is taken, a hold that is not ours); they are told on screen, not on the console.
setLogLevel('silent')

const app = initializeApp({ projectId, apiKey, ...(appId !== '' && { appId }) })
// Before the database is opened: its first question carries a token already.
const askToken = appCheckKey === '' ? null : await startAppCheck(app, appCheckKey)

export const db: Firestore = connect()

function connect(): Firestore {
  if (host === '') return getFirestore(app)
  if (host === 'same-origin')
    return initializeFirestore(app, { host: location.host, ssl: location.protocol === 'https:' })
  return initializeFirestore(app, { host, ssl: false })
}

/** Where a question past the SDK goes, and what it carries. */
export async function restRequest(method: string) {
  const token = await askToken?.()
  const documents = `projects/${encodeURIComponent(projectId)}/databases/(default)/documents`
  return {
    url: `${restOrigin()}/v1/${documents}:${method}${apiKey && `?key=${encodeURIComponent(apiKey)}`}`,
    // Text, and without App Check nothing else: before other questions to another host a browser asks for leave.
    headers: { 'Content-Type': 'text/plain', ...(token && { 'X-Firebase-AppCheck': token }) },
  }
}

function restOrigin(): string {
  if (host === '') return 'https://firestore.googleapis.com'
  return host === 'same-origin' ? location.origin : `http://${host}`
}

/** Longest wait for one answer of the database. */
const deadlineMs = 15_000

/**
 * Waits for an answer of the database.
 * @throws TookTooLong after 15 seconds, or what the SDK throws
 */
export function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return within(deadlineMs, answer)
}
