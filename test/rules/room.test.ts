import { describe, expect, inject, test } from 'vitest'
import { openProject } from './project'
import { hasRoom, listRules, neededRoom } from './room'

describe.skipIf(inject('emulatorHost') === null).concurrent('room in the rules', () => {
  // All of them wait for one emulator, which loads the rules anew for each case.
  const timeout = 300_000
  test.each(listRules())(`of $name for ${neededRoom} more clauses`, { timeout }, async (rule) => {
    expect(await hasRoom(await openProject(), rule, neededRoom)).toBe(true)
  })
})
