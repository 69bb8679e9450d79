// `firestore.rules` on the official emulator. `npm run rules:mutants` weakens them clause by clause
// against these cases.
import { describe, inject, test } from 'vitest'
import { rulesFor, runCase, type Case } from './case'
import { groups } from './groups'
import { testRules, openProject, type Project } from './project'

/**
 * By their rules: loading others takes a second. A case has a project to itself while it runs, so
 * several run at a time.
 */
const idle = new Map<string, Project>()

async function runInProject(promise: Case) {
  const own = rulesFor(promise, testRules)
  const project = idle.get(own) ?? (await openProject({ rules: own }))
  idle.delete(own)
  try {
    await runCase(project, promise)
  } finally {
    idle.set(own, project)
  }
}

describe.skipIf(inject('emulatorHost') === null).concurrent('firestore.rules', () => {
  for (const { name, cases } of groups) {
    describe(name, () => {
      for (const promise of cases) test(promise.name, () => runInProject(promise))
    })
  }
})
