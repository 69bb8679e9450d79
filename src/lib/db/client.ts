// The connection to Firestore, and a deadline for its answers: the SDK itself would wait forever.
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

// Refusals are normal answers (a taken day, somebody else's hold). The screen reports them, not the console.
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
 * Asks the database, and waits for its answer. The first question has App Check's token already. A top-level await would
 * wait for that more simply, but Safari then runs scripts before those that they import (scripts/browsers/script-gaps.ts).
 * @throws TookTooLong after 15 seconds, or what `ask` rejects with
 */
export async function inTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await tokens
  return within(deadlineMs, ask())
}
