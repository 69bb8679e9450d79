// Sends the same requests to the official emulator and the local stack's stand-in, and compares the
// answers.
import { collection, type Firestore } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { createFirestoreHandler } from '../../local/firestore/http'
import { createStore } from '../../local/firestore/store'
import { listen } from '../listen'
import { connect } from '../rules/project'
import { cases } from './cases'

const emulatorHost = inject('emulatorHost')

describe.skipIf(emulatorHost === null)('the stand-in answers as the official emulator', () => {
  let official: Firestore
  let standIn: Firestore

  beforeAll(async () => {
    const projectId = `demo-${crypto.randomUUID()}`
    const handle = createFirestoreHandler(createStore(), { projectId })
    const { host, stop } = await listen((request, response) => void handle(request, response))
    standIn = connect(host, projectId, 'owner')
    official = connect(emulatorHost ?? '', projectId, 'owner')
    return stop
  })

  test.each(Object.entries(cases))('%s', async (_name, run) => {
    const collectionId = crypto.randomUUID()
    const [expected, answer] = await Promise.all([
      run(collection(official, collectionId)),
      run(collection(standIn, collectionId)),
    ])
    expect(expected).toBeDefined()
    expect(answer).toEqual(expected)
  })
})
