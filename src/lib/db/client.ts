// The connection to Firestore, and a deadline on what is asked of it: the SDK itself would wait without end.
import { initializeApp } from 'firebase/app'
import {
  getFirestore,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite'
import { config } from '~/settings'

const { projectId, apiKey, host } = config.firebase

// Refusals are answers here (a day that is taken, a hold that is not ours); they are told on screen, not on the console.
setLogLevel('silent')

export const db: Firestore = connect()

function connect(): Firestore {
  const app = initializeApp({ projectId, apiKey })
  if (host === '') return getFirestore(app)
  if (host === 'same-origin')
    return initializeFirestore(app, { host: location.host, ssl: location.protocol === 'https:' })
  return initializeFirestore(app, { host, ssl: false })
}

/** Longest wait for one answer of the database. */
const deadlineMs = 15_000

/** The database didn't answer in time. */
class DatabaseSlow extends Error {}

/**
 * Waits for an answer of the database.
 * @throws DatabaseSlow after 15 seconds, or what the SDK throws
 */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSlow('The database did not answer.')), deadlineMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
