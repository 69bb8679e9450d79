// A promise of the rules as a small program: run by vitest, and by the script that weakens the
// rules clause by clause.
import { bookingWrites, commit, refused, type Writes } from './commits'
import { booking, catalog } from './builders'
import type { Project } from './project'

export type Case = {
  name: string
  /** The time that the rules see as now; the real one if missing. */
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
export const rulesFor = ({ now }: Case, rules: string) =>
  now ? rules.replaceAll('request.time', `timestamp.value(${now.getTime()})`) : rules

/** Runs a case on an empty project, which has its rules, with nothing but the catalog. */
export async function runCase(project: Project, { run }: Case): Promise<void> {
  await project.clear()
  await commit(project.admin, catalog)
  await run(project)
}

type Document = Record<string, unknown>

/** A visitor's commits, and whether they pass where `before` is stored already. */
export function given(before?: () => Writes) {
  async function attempt({ admin, visitor }: Project, writes: () => Writes, isRefused: boolean) {
    if (before) await commit(admin, before())
    const attempt = commit(visitor, writes())
    await (isRefused ? refused(attempt) : attempt)
  }
  const accepts = (name: string, writes: () => Writes): Case => ({
    name,
    run: (project) => attempt(project, writes, false),
  })
  const refuses = (name: string, writes: () => Writes): Case => ({
    name,
    run: (project) => attempt(project, writes, true),
  })
  /** A whole booking commit that differs from a valid one only in the booking's document. */
  const commitOf = (document: () => Document) => () =>
    bookingWrites({ document: booking(document()), units: [] })
  return {
    accepts,
    refuses,
    acceptsBooking: (name: string, document: () => Document) => accepts(name, commitOf(document)),
    refusesBooking: (name: string, document: () => Document) => refuses(name, commitOf(document)),
  }
}

export const { accepts, refuses, acceptsBooking, refusesBooking } = given()
