// Makes one breakage, and expects what the doctor says of it.
import { expect, inject } from 'vitest'
import { testRules } from '../../rules/project'
import { openOutsideWorld, openWorld } from '../world'
import type { Breakage, OutsideBreakage } from './breakage'

type Finding = { what: string }
const whats = ({ bad, look }: { bad: Finding[]; look: Finding[] }) =>
  [...bad, ...look].map(({ what }) => what)

/** What the doctor says of a project. It changes no document. */
export async function findIn({
  rules: change,
  hasKey,
  isOnSite,
  spoil,
}: Omit<Breakage, 'line' | 'what'>) {
  const deployed = change ? testRules.replace(...change) : testRules
  if (change) expect(deployed).not.toBe(testRules)
  const world = await openWorld(inject('emulatorHost'), deployed, hasKey)
  await spoil?.(world)
  const before = await world.everything()
  const findings = whats(await (isOnSite ? world.examine() : world.examineProject()))
  expect(await world.everything()).toEqual(before)
  return findings
}

/** What it says of settings, services and a site. */
export async function findOutside({ spoil }: Pick<OutsideBreakage, 'spoil'>) {
  const world = await openOutsideWorld()
  await spoil(world)
  return whats(await world.examine())
}

/** Exactly the line of the breakage; none for one that the doctor can't know. */
export const expectLine = (findings: readonly string[], line: RegExp | null) =>
  expect(findings).toEqual(line === null ? [] : [expect.stringMatching(line)])
