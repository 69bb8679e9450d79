import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { noticePeriodsWithoutItem } from './notice-periods-without-item'

const items = [extra({ id: 'frame-tent' }), inflatable({ id: 'castle' })]
const notice = { days: 2, what: 'tents' }

test('names ids that no item has, and that of another kind', () => {
  expect(noticePeriodsWithoutItem(items, [{ ...notice, items: ['frame-tnt', 'boat'] }])).toEqual([
    'noticeDays for "tents" names frame-tnt (frame-tent?), which no item has',
    'noticeDays for "tents" names boat, which no item has',
  ])
  expect(
    noticePeriodsWithoutItem(items, [{ ...notice, only: 'extras', items: ['castle'] }]),
  ).toEqual(['noticeDays for "tents" names castle, which none of the extras has'])
})

test('has nothing to say of notices for all, for a kind and for items that are there', () => {
  const right = [
    notice,
    { ...notice, only: 'extras' as const },
    { ...notice, items: ['frame-tent', 'castle'] },
  ]
  expect(noticePeriodsWithoutItem(items, right)).toEqual([])
})
