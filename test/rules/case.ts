// A promise of the rules as a small program: run by vitest, and by the script that weakens the
// rules clause by clause.
import * as business from '~/lib/domain/business'
import { deliveriesFunction } from '../../scripts/build/rule-functions'
import { booking, catalog, crewLimits, now, type Fields } from './builders'
import { bookingWrites, commit, read, refused, type Writes } from './commits'
import type { Project } from './project'

export type Case = {
  name: string
  /** The time that the rules see as now, if not the usual one. */
  now?: Date
  run: (project: Project) => Promise<unknown>
}

/** Cases of some functions of the rules. */
export type Group = {
  name: string
  /**
   * Functions of the rules and collections that these cases are about: tried first when one of
   * those is weakened.
   */
  about: readonly string[]
  cases: readonly Case[]
}

/** The rules as a case needs them. */
export const rulesFor = (promise: Case, rules: string) =>
  rules
    .replaceAll('request.time', `timestamp.value(${(promise.now ?? now).getTime()})`)
    .replace(deliveriesFunction(business.deliveriesPerDay), deliveriesFunction(crewLimits))

/** Runs a case on an empty project, which has its rules, with nothing but the catalog. */
export async function runCase(project: Project, { run }: Case): Promise<void> {
  await project.clear()
  await commit(project.admin, catalog)
  await run(project)
}

/** A promise that takes more than one commit. */
export const promise = (name: string, run: Case['run']): Case => ({ name, run })

/** What a visitor may do where `before` is stored already. */
export function given(before?: Writes) {
  async function prepare({ admin }: Project) {
    if (before) await commit(admin, before)
  }

  const accepts = (name: string, writes: Writes) =>
    promise(name, async (project) => {
      await prepare(project)
      await commit(project.visitor, writes)
    })
  const refuses = (name: string, writes: Writes) =>
    promise(name, async (project) => {
      await prepare(project)
      await refused(commit(project.visitor, writes))
    })
  /** A visitor may ask for a path, and nothing is stored there. */
  const answers = (name: string, path: string) =>
    promise(name, async (project) => {
      await prepare(project)
      if ((await read(project.visitor, path)) !== undefined) throw new Error('Something is stored.')
    })
  const denies = (name: string, path: string) =>
    promise(name, async (project) => {
      await prepare(project)
      await refused(read(project.visitor, path))
    })
  /** A whole booking commit that differs from a valid one only in the booking's document. */
  const commitOf = (changes: Fields) => bookingWrites({ document: booking(changes), units: [] })
  return {
    accepts,
    refuses,
    answers,
    denies,
    acceptsBooking: (name: string, changes: Fields) => accepts(name, commitOf(changes)),
    refusesBooking: (name: string, changes: Fields) => refuses(name, commitOf(changes)),
  }
}

export const { accepts, refuses, answers, denies, acceptsBooking, refusesBooking } = given()
