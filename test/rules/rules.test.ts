// `firestore.rules` on the official emulator. `npm run rules:mutants` weakens them clause by clause against these cases.
import { readFileSync } from 'node:fs'
import { describe, inject, test } from 'vitest'
import { runCase, type Case } from './case'
import { groups } from './groups'
import { openProject, type Project } from './project'

const rules = readFileSync('firestore.rules', 'utf8')

/** Opened as needed: a case has a project to itself while it runs, so several run at a time. */
const idle: Project[] = []

async function runInProject(promise: Case) {
  const project = idle.pop() ?? (await openProject({ rules }))
  try {
    await runCase(project, rules, promise)
  } finally {
    idle.push(project)
  }
}

describe.skipIf(inject('emulatorHost') === null).concurrent('firestore.rules', () => {
  for (const { name, cases } of groups) {
    describe(name, () => {
      for (const promise of cases) test(promise.name, () => runInProject(promise))
    })
  }
})
