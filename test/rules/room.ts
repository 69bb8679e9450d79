// How much the rules still have room for: how many more `&& true` each of them could have before
// it would refuse one of the largest orders, because a write may evaluate 1,000 expressions.
import { FirebaseError } from 'firebase/app'
import { given, rulesFor, runCase, type Case } from './case'
import { items, largestCommits, ordinaryCommits, type Commit } from './largest'
import { openProject, testRules, type Project } from './project'

/** What a reviewer asks for: changes of a rule don't run into the limit one after the other. */
export const neededRoom = 40

/** A rule with the cases that come to it. */
export type Rule = {
  name: string
  collection: string
  operations: string
  cases: readonly Case[]
  /** All rules, this one with so many `true && ` more. */
  withMore: (count: number) => string
}

/** The rules that decide the writes of these commits. */
export function listRules(commits: readonly Commit[] = largestCommits): Rule[] {
  return [...testRules.matchAll(/\ballow ([\w, ]+): if ([^;]+);/g)].flatMap((match) => {
    const [text, operations = '', condition = ''] = match
    const before = testRules.slice(0, match.index)
    const after = testRules.slice(match.index + text.length)
    const collection = [...before.matchAll(/match \/(\S+?)\/\{/g)].at(-1)?.[1] ?? ''
    const cases = commits
      .filter(({ writes }) => Object.keys(writes).some((path) => path.startsWith(`${collection}/`)))
      .map(toCase)
    if (cases.length === 0 || operations === 'get' || operations === 'read') return []
    return {
      name: `${collection}, line ${before.split('\n').length} (${operations})`,
      collection,
      operations,
      cases,
      withMore: (count) =>
        `${before}allow ${operations}: if ${trues(count)}(${condition});${after}`,
    }
  })
}

const toCase = ({ name, before, writes }: Commit): Case =>
  given({ ...items, ...before }).accepts(name, writes)

/** `true && ` so many times, in a tree: the rules take no chain of hundreds. */
function trues(count: number): string {
  const tree = (size: number): string =>
    size === 1 ? 'true' : `(${tree(size >> 1)} && ${tree(size - (size >> 1))})`
  return count === 0 ? '' : `${tree(count)} && `
}

/** True if its cases still pass with so many `&& true` more. */
export async function hasRoom(project: Project, rule: Rule, count: number): Promise<boolean> {
  try {
    for (const each of rule.cases) {
      await project.loadRules(rulesFor(each, rule.withMore(count)))
      await runCase(project, each)
    }
    return true
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}

/** How many `&& true` more a rule has room for, counted up to this many. */
async function roomOf(project: Project, rule: Rule, most: number): Promise<number> {
  if (await hasRoom(project, rule, most)) return most
  let least = -1
  let tooMuch = most
  while (tooMuch - least > 1) {
    const middle = Math.floor((least + tooMuch) / 2)
    if (await hasRoom(project, rule, middle)) least = middle
    else tooMuch = middle
  }
  return least
}

/** How many expressions a commit evaluates, by the collections that it writes to. */
async function expressionsOf(project: Project, commit: Commit): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const rule of listRules([commit])) {
    const { collection, operations } = rule
    const writes = Object.keys(commit.writes).filter((path) => path.startsWith(`${collection}/`))
    const isUpdate = writes.some((path) => commit.before?.[path] !== undefined)
    if (operations !== (isUpdate ? 'update' : 'create')) continue
    const evaluated = 1_000 - 3 * (await roomOf(project, rule, 333))
    // Rules after the one that allows it are not evaluated.
    counts.set(collection, Math.max(counts.get(collection) ?? 0, writes.length * evaluated))
  }
  return counts
}

/** Prints the room of each rule, and what the commits of an ordinary order evaluate. */
export async function reportRoom(print: (line: string) => void): Promise<boolean> {
  const project = await openProject()
  let isEnough = true
  for (const rule of listRules()) {
    const room = await roomOf(project, rule, 100)
    print(`${room === 100 ? '100 or more' : String(room).padStart(11)}  ${rule.name}`)
    isEnough &&= room >= neededRoom
  }
  for (const commit of ordinaryCommits) {
    const counts = [...(await expressionsOf(project, commit))]
    const sum = counts.reduce((total, [, count]) => total + count, 0)
    const parts = counts.map(([collection, count]) => `${collection} ${count}`).join(', ')
    print(
      `An ordinary order, two lines on one day, ${commit.name}, evaluates ${sum} expressions: ${parts}.`,
    )
  }
  return isEnough
}
