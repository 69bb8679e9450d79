// Makes one breakage, and expects what the doctor says of it.
import { expect, inject } from 'vitest'
import type { Finding } from '../../../office/doctor/finding'
import { commit, type Writes } from '../../rules/commits'
import { testRules } from '../../rules/project'
import { openOutsideWorld, openWorld, type World } from '../world'
import type { Breakage, OutsideBreakage } from './breakage'

/** Stores documents as the office would. */
export const put =
  (writes: Writes) =>
  ({ project }: World) =>
    commit(project.admin, writes)

/** The doctor's findings about a project. It changes no document. */
export async function findIn({ rules: change, hasKey, isOnSite, spoil }: Omit<Breakage, 'line'>) {
  const deployed = change ? testRules.replace(...change) : testRules
  if (change) expect(deployed).not.toBe(testRules)
  const world = await openWorld(inject('emulatorHost'), deployed, hasKey)
  await spoil?.(world)
  const before = await world.everything()
  const findings = await (isOnSite
    ? world.examine()
    : change
      ? world.examineProject()
      : world.examineDocuments())
  expect(await world.everything()).toEqual(before)
  return findings
}

export async function findOutside({ spoil }: Pick<OutsideBreakage, 'spoil'>) {
  const world = await openOutsideWorld()
  await spoil(world)
  return world.examine()
}

/** Only the line of the breakage. */
export function expectLine(findings: readonly Finding[], { line }: Pick<Breakage, 'line'>) {
  expect(findings).not.toEqual([])
  for (const { what } of findings) expect(what).toMatch(line)
}
