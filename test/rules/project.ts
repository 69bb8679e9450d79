// A project of its own on the emulator, with its own rules and its own data.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import type { Firestore } from 'firebase/firestore/lite'
import * as business from '~/lib/domain/business'
import { currentContract } from '~/lib/domain/contract-version'
import { withRuleRates } from '../../scripts/build/rates'

export type Project = Awaited<ReturnType<typeof openProject>>

// The SDK logs every refusal, and most refusals of the tests are expected.
setLogLevel('silent')

/**
 * The SDK as a user of the database at `host`. The emulator's user 'owner' passes all rules; without a user, nobody
 * is signed in.
 */
export function connect(
  host: string,
  projectId: string,
  mockUserToken?: 'owner' | { sub: string; staff: boolean },
): Firestore {
  const name = `${host} ${projectId} ${JSON.stringify(mockUserToken)}`
  const db = getFirestore(initializeApp({ projectId }, name))
  const { hostname, port } = new URL(`http://${host}`)
  connectFirestoreEmulator(db, hostname, Number(port), mockUserToken ? { mockUserToken } : {})
  return db
}

/** Today's version of the contract, and the two before it. */
export const testContracts = [currentContract.version, 'aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const

/** The text of `firestore.rules`, with the rates and the contract's versions that tests have. */
export const testRules = withRuleRates(
  readFileSync('firestore.rules', 'utf8'),
  business,
  testContracts,
)

/**
 * Opens a new empty project. `rules` is the text of the rules.
 * Needs FIRESTORE_EMULATOR_HOST, which `test/emulator.ts` sets.
 */
export async function openProject({ rules = testRules } = {}) {
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

  await loadRules(rules)
  return {
    projectId,
    /** The public: not signed in. */
    visitor: connect(host, projectId),
    /** Reads and writes without the rules. */
    admin: connect(host, projectId, 'owner'),
    /** Signed in, but not the office. */
    customer: connect(host, projectId, { sub: 'ada', staff: false }),
    staff: connect(host, projectId, { sub: 'office', staff: true }),
    loadRules,
    /** Deletes all documents. */
    clear: () => ask('DELETE', `projects/${projectId}/databases/(default)/documents`),
  }
}
