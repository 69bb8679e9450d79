// Takes one clause after the other out of the rules and looks for a case that notices.
import { FirebaseError } from 'firebase/app'
import { rulesFor, runCase, type Case } from './case'
import { listMutants, type Mutant } from './clauses'
import { groups } from './groups'
import { openProject, type Project } from './project'

/** What became of a mutant: the name of the case that failed, or null when all passed. */
export type Verdict = Mutant & { noticedBy: string | null }

type Named = { name: string; about: readonly string[]; promise: Case }

const all: Named[] = groups.flatMap(({ name, about, cases }) =>
  cases.map((promise) => ({ name: `${name} ${promise.name}`, about, promise })),
)

/**
 * Tries every mutant, several at a time.
 * @param only takes only clauses of these functions and collections; of all, if it is empty
 * @throws when a case fails on the rules as they are
 */
export async function tryMutants(
  rules: string,
  only: readonly string[],
  report: (verdict: Verdict) => void,
): Promise<void> {
  const project = await openProject({ rules })
  const broken = await findFailing(project, rules, all)
  if (broken !== null) throw new Error(`On the rules as they are: ${broken}`)

  const waiting = listMutants(rules).filter(
    ({ within }) => only.length === 0 || only.includes(within),
  )
  async function work(lane: Project) {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const { within } = mutant
      const near = all.filter(({ about }) => about.includes(within))
      const far = all.filter(({ about }) => !about.includes(within))
      report({ ...mutant, noticedBy: await findFailing(lane, mutant.rules, [...near, ...far]) })
    }
  }
  await Promise.all([work(project), work(await openProject({ rules }))])
}

/** The name of the first case that fails. */
async function findFailing(project: Project, rules: string, cases: readonly Named[]) {
  for (const { name, promise } of cases) {
    try {
      await project.loadRules(rulesFor(promise, rules))
      await runCase(project, promise)
    } catch (error) {
      // Anything but a refusal is a trouble of the emulator, not a finding.
      if (error instanceof FirebaseError && error.code !== 'permission-denied') throw error
      return name
    }
  }
  return null
}
