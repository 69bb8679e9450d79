// An order on a phone while the database answers late: each press opens the room for its answer at
// once, so that nothing moves when the answer comes.
import { toStoredDay } from '~/lib/time/stored-day'
import { keepCart, settled } from '../states/state'
import { chooseCard, payButton } from '../steps/card-steps'
import { confirmedId, dayAhead, fillDetails, pressBookNow, pressContinue } from '../steps/steps'
import { expect, test } from '../test'
import { answerLate } from './open'
import { cumulated, seenShifts, watchShifts } from './shifts'

test.use({ viewport: { width: 390, height: 844 } })

for (const way of ['in the office', 'by card'])
  test(`an order ${way} moves nothing that the visitor looks at`, async ({ page }) => {
    await watchShifts(page)
    await keepCart(page, [
      { inflatableID: 'clover-castle', dates: [toStoredDay(dayAhead(84))], quantity: 1 },
    ])
    await answerLate(page)
    await page.goto('/checkout')
    await fillDetails(page, { email: 'order.shifts@example.com' })
    if (way === 'by card') {
      await chooseCard(page)
      await expect(payButton(page)).toBeVisible()
    } else {
      await pressContinue(page)
      await pressBookNow(page)
      await confirmedId(page)
      await settled(page)
    }
    const shifts = await seenShifts(page)
    expect(cumulated(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.02)
  })
