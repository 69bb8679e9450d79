// A promise of the rules as a small program: run by vitest, and by the script that weakens the
// rules clause by clause.
import { bookingWrites, commit, read, refused, type Writes } from './commits'
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

/** A promise that takes more than one commit. */
export const promise = (name: string, run: Case['run']): Case => ({ name, run })

type Document = Record<string, unknown>
/** A hold ends minutes after it is made, so it is made when its case runs. */
type Made<Value extends Document> = Value | (() => Value)

const make = <Value extends Document>(made: Made<Value>): Value =>
  typeof made === 'function' ? made() : made

/** What a visitor may do where `before` is stored already. */
export function given(before?: Made<Writes>) {
  async function prepare({ admin }: Project) {
    if (before) await commit(admin, make(before))
  }

  const accepts = (name: string, writes: Made<Writes>) =>
    promise(name, async (project) => {
      await prepare(project)
      await commit(project.visitor, make(writes))
    })
  const refuses = (name: string, writes: Made<Writes>) =>
    promise(name, async (project) => {
      await prepare(project)
      await refused(commit(project.visitor, make(writes)))
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
  const commitOf = (document: Made<Document>) => () =>
    bookingWrites({ document: booking(make(document)), units: [] })
  return {
    accepts,
    refuses,
    answers,
    denies,
    acceptsBooking: (name: string, document: Made<Document>) => accepts(name, commitOf(document)),
    refusesBooking: (name: string, document: Made<Document>) => refuses(name, commitOf(document)),
  }
}

export const { accepts, refuses, answers, denies, acceptsBooking, refusesBooking } = given()
