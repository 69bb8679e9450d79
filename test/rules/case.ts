// A promise of the rules as a small program: run by vitest, and by the script that weakens the rules clause by clause.
import { bookingWrites, commit, refused, type Writes } from './commits'
import { booking, catalogue } from './builders'
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
  /** Functions of the rules and collections that these cases are about: tried first when one of those is weakened. */
  about: readonly string[]
  cases: readonly Case[]
}

/** The rules as a case needs them. */
export const rulesFor = ({ now }: Case, rules: string) =>
  now ? rules.replaceAll('request.time', `timestamp.value(${now.getTime()})`) : rules

/** Runs a case on an empty project, which has its rules, with nothing but the catalog. */
export async function runCase(project: Project, { run }: Case): Promise<void> {
  await project.clear()
  await commit(project.admin, catalogue)
  await run(project)
}

/** A visitor's commit that passes; `before` is what was stored already. */
export function accepts(name: string, writes: () => Writes, before?: () => Writes): Case {
  return { name, run: async (project) => attempt(project, writes, before) }
}

/** A visitor's commit that is refused. */
export function refuses(name: string, writes: () => Writes, before?: () => Writes): Case {
  return { name, run: async (project) => attempt(project, writes, before, refused) }
}

type Document = Record<string, unknown>

/** A whole booking commit that differs from a valid one in the booking's document alone. */
export function acceptsBooking(
  name: string,
  document: () => Document,
  before?: () => Writes,
): Case {
  return accepts(name, () => bookingWrites({ document: booking(document()), units: [] }), before)
}

export function refusesBooking(
  name: string,
  document: () => Document,
  before?: () => Writes,
): Case {
  return refuses(name, () => bookingWrites({ document: booking(document()), units: [] }), before)
}

async function attempt(
  project: Project,
  writes: () => Writes,
  before?: () => Writes,
  expected: (asked: Promise<unknown>) => Promise<unknown> = (asked) => asked,
) {
  if (before) await commit(project.admin, before())
  await expected(commit(project.visitor, writes()))
}
