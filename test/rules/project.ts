// A project of its own on the emulator, with its own rules and its own data.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'

export type Project = Awaited<ReturnType<typeof openProject>>

// The SDK logs every refusal; here most of them are wanted.
setLogLevel('silent')

/**
 * Opens a new empty project. `rules` is the text of the rules, by default that of `firestore.rules`.
 * Needs FIRESTORE_EMULATOR_HOST, which `test/emulator.ts` sets.
 */
export async function openProject({ rules = readFileSync('firestore.rules', 'utf8') } = {}) {
  const host = process.env.FIRESTORE_EMULATOR_HOST
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set')
  const projectId = `demo-${randomUUID()}`

  let loaded = ''
  async function loadRules(content: string) {
    if (content === loaded) return
    loaded = content
    await ask('PUT', `projects/${projectId}:securityRules`, {
      rules: { files: [{ name: 'firestore.rules', content }] },
    })
  }

  async function ask(method: string, path: string, body?: unknown) {
    const answer = await fetch(`http://${host}/emulator/v1/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  }

  function connect(as: string, mockUserToken?: string | { sub: string; staff: boolean }) {
    const db = getFirestore(initializeApp({ projectId }, `${projectId}-${as}`))
    const [name = '', port] = (host ?? '').split(':')
    connectFirestoreEmulator(db, name, Number(port), mockUserToken ? { mockUserToken } : {})
    return db
  }

  await loadRules(rules)
  return {
    projectId,
    /** The public: not signed in. */
    visitor: connect('visitor'),
    /** Past all rules. */
    admin: connect('admin', 'owner'),
    /** Signed in, but not the office. */
    customer: connect('customer', { sub: 'ada', staff: false }),
    staff: connect('staff', { sub: 'office', staff: true }),
    loadRules,
    /** Deletes all documents. */
    clear: () => ask('DELETE', `projects/${projectId}/databases/(default)/documents`),
  }
}
