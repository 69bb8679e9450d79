import { expect, test } from 'vitest'
import { changePolicies, hasChangePolicies, weatherPolicy } from './weather'

const settings = { rainRule: '', moveUntilDays: 2, maxMoves: 2 }

test("the contract's section says the business's settings: until when to move and to cancel, and who refunds what", () => {
  expect(changePolicies({ ...settings, rainRule: 'If it rains, pick another day.' })).toEqual([
    weatherPolicy,
    'If it rains, pick another day.',
    'Until 2 days before the event you can move your whole booking to another available day yourself, on its page, up to 2 times. After that, ask our office.',
    "Until 2 days before the event you can cancel your booking yourself, on its page, if you haven't paid anything.",
    "If you've paid anything, or it's later than that, call us to cancel at least 24 hours before delivery.",
    "Only our office makes refunds. Unless our rain rule above says otherwise, the deposit and the damage waiver aren't refunded.",
  ])
})

test.each([
  [{ moveUntilDays: 1, maxMoves: 1 }, /^Until 1 day before the event you .* on its page, once\./],
  [{ moveUntilDays: 0 }, /^Until the day of the event you can move/],
  [{ maxMoves: 0 }, /^To move a booking/],
])('the section follows other settings: %o', (some, words) => {
  const policies = changePolicies({ ...settings, ...some })
  expect(policies).not.toContain('')
  expect(policies).toContainEqual(expect.stringMatching(words))
  expect(policies).toContainEqual(
    "Only our office makes refunds. The deposit and the damage waiver aren't refunded.",
  )
})

test.each([
  [{}, true],
  [{ maxMoves: 0, rainRule: 'Rain: call us.' }, true],
  [{ maxMoves: 0 }, false],
])('a link promises policies only if the business set one: %o', (some, promised) => {
  expect(hasChangePolicies({ ...settings, ...some })).toBe(promised)
})
