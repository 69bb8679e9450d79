// The two databases that get the same calls: the official emulator and the stand-in of the local stack.
import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import type { Firestore } from 'firebase/firestore/lite'
import { createFirestoreHandler } from '../../local/firestore/http'
import { createStore } from '../../local/firestore/store'
import { listen } from '../listen'

/** A fresh project each run, so that no run sees what another one wrote. */
const projectId = `demo-${crypto.randomUUID()}`

// Refusals are among the answers compared; the SDK would print each.
setLogLevel('silent')

/** The real SDK, connected to the database at `host` (`127.0.0.1:8085`), past all rules. */
export function openPlace(host: string): Firestore {
  const db = getFirestore(initializeApp({ projectId, apiKey: 'none' }, host))
  const { hostname, port } = new URL(`http://${host}`)
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: 'owner' })
  return db
}

/** Serves an empty stand-in on a free port; `host` is where. */
export async function startStandIn(): Promise<{ host: string; stop: () => void }> {
  const handle = createFirestoreHandler(createStore(), { projectId })
  return listen((request, response) => void handle(request, response))
}
