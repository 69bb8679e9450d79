// Asks the official emulator and the local stack's stand-in the same and compares the answers.
import { collection } from 'firebase/firestore/lite'
import type { Firestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { filterCases } from './filterCases'
import { openPlace, startStandIn } from './places'
import { writeCases } from './writeCases'

const cases = Object.entries({ ...filterCases, ...writeCases })

const emulatorHost = inject('emulatorHost')

describe.skipIf(emulatorHost === null)('the stand-in answers as the official emulator', () => {
  let official: Firestore
  let standIn: Firestore
  let stop: () => void

  beforeAll(async () => {
    const started = await startStandIn()
    stop = started.stop
    standIn = openPlace(started.host)
    official = openPlace(emulatorHost ?? '')
  })

  afterAll(() => stop())

  test.each(cases)('%s', async (_name, run) => {
    const collectionId = crypto.randomUUID()
    const [expected, answer] = await Promise.all([
      run(collection(official, collectionId)),
      run(collection(standIn, collectionId)),
    ])
    expect(expected).toBeDefined()
    expect(answer).toEqual(expected)
  })
})
