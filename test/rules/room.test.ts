import { describe, expect, inject, test } from 'vitest'
import { openProject } from './project'
import { hasRoom, listRules, neededRoom } from './room'

describe.skipIf(inject('emulatorHost') === null).concurrent('room in the rules', () => {
  test.each(listRules())(`of $name for ${neededRoom} more clauses`, async (rule) => {
    expect(await hasRoom(await openProject(), rule, neededRoom)).toBe(true)
  })
})
