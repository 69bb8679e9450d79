import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { MovingRule } from './RentalRules'

const settings = vi.hoisted(() => ({ moveUntilDays: null as number | null, rainRule: '' }))
vi.mock('~/settings/part-settings', () => ({ fullConfig: settings }))

beforeEach(() => void Object.assign(settings, { moveUntilDays: null, rainRule: '' }))

function shown(set: Partial<typeof settings>) {
  Object.assign(settings, set)
  const rule = <MovingRule first={day('2027-06-12')} today={day('2027-06-08')} />
  return render(rule).container.textContent
}

const rainRule = 'If it rains, pick another day or get your money back.'
const untilJune9 = 'You can move your rental to another day until Wednesday, June 9.'

test.each([
  ['nothing', {}, ''],
  ['the days', { moveUntilDays: 3 }, untilJune9],
  ['the rain', { rainRule }, rainRule],
  ['both', { moveUntilDays: 3, rainRule }, `${untilJune9} ${rainRule}`],
])('says what the owner has set: %s', (_, set, words) => {
  expect(shown(set)).toBe(words)
})
