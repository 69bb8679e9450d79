// `firestore.rules` on the official emulator. `npm run rules:mutants` weakens them clause by clause against these cases.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, inject, test } from 'vitest'
import { runCase } from './case'
import { groups } from './groups'
import { openProject, type Project } from './project'

const rules = readFileSync('firestore.rules', 'utf8')

describe.skipIf(inject('emulatorHost') === null)('firestore.rules', () => {
  let project: Project
  beforeAll(async () => {
    project = await openProject({ rules })
    // A cold emulator on a busy machine takes its time.
  }, 60_000)

  for (const { name, cases } of groups) {
    describe(name, () => {
      for (const promise of cases) test(promise.name, () => runCase(project, rules, promise))
    })
  }
})
