import { expect, test } from 'vitest'
// Totals calculated by hand from docs/rules.md, each with its arithmetic. The rent is rounded first
// (after the promo code), then tax and waiver of it; half a cent is rounded up.
import { daysFrom } from '#test/bookings'
import { readAddress } from '~/lib/address/address'
import type { TimeWindow } from '~/lib/domain/business'
import { toDollars } from '~/lib/domain/money'
import { emptyOrderForm } from '~/lib/order-form/form'
import { deliveryZone, distanceFeeCents, readDistance } from './delivery'
import { promoPercent, calculateAmounts } from './order-amounts'

// Items: quantity x price x days. The sum: rent + tax + delivery + time window + damage waiver +
// insurance = total. A line with # shows the arithmetic of the line below it.
const worked = `
# 185.00 x 8.75% = 16.1875; 185.00 x 9% = 16.65
1 x 185 x 1 | 12 Oak St, Rockford, IL 61101 | | | none | waiver, insurance | 185.00 + 16.19 + 30 + 0 + 16.65 + 45 = 292.84

# the same with nothing optional: 185.00 + 16.19 + 30.00
1 x 185 x 1 | 12 Oak St, Seward, IL | | | none | | 185.00 + 16.19 + 30 + 0 + 0 + 0 = 231.19

# 149.99 x 2 = 299.98; x 90% = 269.982; 269.98 x 8.75% = 23.62325; x 9% = 24.2982
1 x 149.99 x 2 | 8 Elm St, Loves Park, IL | | betterbounce10 | exact | waiver, insurance | 269.98 + 23.62 + 30 + 125 + 24.30 + 45 = 517.90

# 2.00 x 8.75% = 0.175, half a cent up
1 x 2.00 x 1 | 8 Elm St, Machesney Park, IL | | | none | | 2.00 + 0.18 + 30 + 0 + 0 + 0 = 32.18

# 0.29 stays 29 cents; 0.29 x 8.75% = 0.025375
1 x 0.29 x 1 | 8 Elm St, Roscoe, Illinois | | | none | | 0.29 + 0.03 + 30 + 0 + 0 + 0 = 30.32

# 40 x 1.50 x 2 = 120.00; x 8.75% = 10.50; x 9% = 10.80
40 x 1.50 x 2 | 8 Elm St, Cherry Valley, IL | | | twoHours | waiver, insurance | 120.00 + 10.50 + 30 + 50 + 10.80 + 45 = 266.30

# 0.10 x 85% = 0.085, up; 0.09 x 8.75% = 0.007875; 0.09 x 9% = 0.0081
1 x 0.10 x 1 | 8 Elm St, Durand, IL | | betterstay15 | none | waiver | 0.09 + 0.01 + 30 + 0 + 0.01 + 0 = 30.11

# 165 + 225 + 89.50 = 479.50; x 8.75% = 41.95625; x 9% = 43.155, up
1 x 165 x 1, 1 x 225 x 1, 1 x 89.50 x 1 | 8 Elm St, Pecatonica, IL | | | oneHour | waiver, insurance | 479.50 + 41.96 + 30 + 75 + 43.16 + 45 = 714.62

# 300 x 3 = 900; x 75% = 675; x 8.75% = 59.0625; x 9% = 60.75
1 x 300 x 3 | 8 Elm St, Rockton, IL | | betterstaynow.com25 | none | waiver, insurance | 675.00 + 59.06 + 30 + 0 + 60.75 + 45 = 869.81

# an unknown code is 0%: 175 x 2 = 350; x 8.75% = 30.625, up; x 9% = 31.50
1 x 175 x 2 | 8 Elm St, South Beloit, IL | | summer | none | waiver | 350.00 + 30.63 + 30 + 0 + 31.50 + 0 = 442.13

# codes in any case: 210 x 90% = 189; x 8.75% = 16.5375; x 9% = 17.01
1 x 210 x 1 | 8 Elm St, Winnebago, IL | | BetterBounce10 | none | waiver, insurance | 189.00 + 16.54 + 30 + 0 + 17.01 + 45 = 297.55

# the discount comes off the sum, not off each line: (0.05 + 0.05) x 90% = 0.09 (not 0.05 + 0.05); 0.09 x 8.75% = 0.007875
1 x 0.05 x 1, 1 x 0.05 x 1 | 8 Elm St, Shirland, IL | | betterbounce10 | none | | 0.09 + 0.01 + 30 + 0 + 0 + 0 = 30.10

# by distance: 12.4 x 1.50 = 18.60
1 x 185 x 1 | 3 Main St, Freeport, IL | 12.4 mi | | none | waiver, insurance | 185.00 + 16.19 + 18.60 + 0 + 16.65 + 45 = 281.44

# 1,024 x 1.50 = 1,536.00; 250 x 8.75% = 21.875, up; 250 x 9% = 22.50
1 x 250 x 1 | 3 Main St, Cairo, IL | 1,024 mi | | none | waiver, insurance | 250.00 + 21.88 + 1536 + 0 + 22.50 + 45 = 1875.38

# 500 / 5,280 x 1.50 = 0.14204...; 100 x 8.75% = 8.75
1 x 100 x 1 | 3 Main St, New Milford, IL | 500 ft | | none | | 100.00 + 8.75 + 0.14 + 0 + 0 + 0 = 108.89

# 1.01 x 1.50 = 1.515, up; 99.95 x 8.75% = 8.745625; 99.95 x 9% = 8.9955
1 x 99.95 x 1 | 3 Main St, New Milford, IL | 1.01 mi | | none | waiver | 99.95 + 8.75 + 1.52 + 0 + 9.00 + 0 = 119.22

# 2 x 325 = 650; x 85% = 552.50; x 8.75% = 48.34375; x 9% = 49.725, up; 87.3 x 1.50 = 130.95
2 x 325 x 1 | 3 Main St, Chicago, IL | 87.3 mi | betterstay15 | exact | waiver, insurance | 552.50 + 48.34 + 130.95 + 125 + 49.73 + 45 = 951.52

# eight lines: 185 + 210 + 165 + 225 + 89.50 + 12 + 8 + 5.50 = 900; x 8.75% = 78.75; x 9% = 81; 16.5 x 1.50 = 24.75
1 x 185 x 1, 1 x 210 x 1, 1 x 165 x 1, 1 x 225 x 1, 1 x 89.50 x 1, 1 x 12 x 1, 1 x 8 x 1, 1 x 5.50 x 1 | 3 Main St, Byron, IL | 16.5 mi | | none | waiver, insurance | 900.00 + 78.75 + 24.75 + 0 + 81.00 + 45 = 1129.50

# 10 x 8.25 x 3 = 247.50; x 90% = 222.75; x 8.75% = 19.490625; x 9% = 20.0475; 15 x 1.50 = 22.50
10 x 8.25 x 3 | 3 Main St, Belvidere, IL | 15 mi | betterbounce10 | twoHours | waiver | 222.75 + 19.49 + 22.50 + 50 + 20.05 + 0 = 334.79

# Wisconsin: 185 x 6.25% = 11.5625; flat 50
1 x 185 x 1 | 5 Lake St, Beloit, WI 53511 | | | none | waiver, insurance | 185.00 + 11.56 + 50 + 0 + 16.65 + 45 = 308.21

# request mode taxes Wisconsin as Wisconsin: 185 x 6.25% = 11.5625
1 x 185 x 1 | 5 Lake St, Janesville, Wisconsin | | | none | request | 185.00 + 11.56 + 50 + 0 + 0 + 0 = 246.56

# a Wisconsin town named like a flat-fee town is still Wisconsin; 0.08 x 6.25% = 0.005, up
1 x 0.08 x 1 | 5 Lake St, Rockford, WI | | | none | | 0.08 + 0.01 + 50 + 0 + 0 + 0 = 50.09

# 149.99 x 3 = 449.97; x 75% = 337.4775; 337.48 x 6.25% = 21.0925; x 9% = 30.3732
1 x 149.99 x 3 | 5 Lake St, Madison, WI | | BETTERSTAYNOW.COM25 | oneHour | waiver, insurance | 337.48 + 21.09 + 50 + 75 + 30.37 + 45 = 558.94

# 2 x 275 x 2 = 1,100; x 85% = 935; x 6.25% = 58.4375; x 9% = 84.15
2 x 275 x 2 | 5 Lake St, Milwaukee, WI | | betterstay15 | exact | waiver | 935.00 + 58.44 + 50 + 125 + 84.15 + 0 = 1252.59

# out of state in request mode: no tax; 92.8 x 1.50 = 139.20
1 x 185 x 1 | 7 Hill St, Dubuque, IA | 92.8 mi | | none | waiver, insurance, request | 185.00 + 0 + 139.20 + 0 + 16.65 + 45 = 385.85

# 149.99 x 90% = 134.991; 134.99 x 9% = 12.1491; 118.2 x 1.50 = 177.30
1 x 149.99 x 1 | 7 Hill St, Gary, Indiana | 118.2 mi | betterbounce10 | twoHours | waiver, request | 134.99 + 0 + 177.30 + 50 + 12.15 + 0 = 374.44
`
const cases = worked.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('there are at least 25 worked examples', () => {
  expect(cases.length).toBeGreaterThanOrEqual(25)
})

test.each(cases)('%s', (line) => {
  const [items = '', address = '', distance = '', promo = '', window = '', options = '', sum = ''] =
    line.split('|').map((cell) => cell.trim())
  const [parts = '', total] = sum.split(' = ')
  const expected = parts.split(' + ').map(Number)

  const { delivery, state } = delivered(address, distance, options.includes('request'))
  const amounts = calculateAmounts({
    lines: items.split(', ').map(itemLine),
    promoPercent: promoPercent(promo),
    state,
    deliveryFeeCents: delivery,
    ...emptyOrderForm,
    timeWindow: window as TimeWindow,
    damageWaiver: options.includes('waiver'),
    insurance: options.includes('insurance'),
  })
  const inDollars = [
    amounts.rentCents,
    amounts.taxCents,
    amounts.deliveryFeeCents,
    amounts.timeWindowCents,
    amounts.damageWaiverCents,
    amounts.insuranceCents,
  ].map(toDollars)
  expect([...inDollars, toDollars(amounts.dueNowCents)]).toEqual([...expected, Number(total)])
})

test('the deposit alone: 292.84 in all, 100.00 now', () => {
  const amounts = calculateAmounts({
    lines: [itemLine('1 x 185 x 1')],
    promoPercent: 0,
    state: 'IL',
    deliveryFeeCents: 30_00,
    ...emptyOrderForm,
    depositOnly: true,
  })
  expect(amounts).toMatchObject({
    dueNowCents: 100_00,
    depositCents: 100_00,
    fullTotalCents: 292_84,
  })
})

function itemLine(text: string) {
  const [quantity = 0, price = 0, dayCount = 0] = text.split(' x ').map(Number)
  return { quantity, priceCents: Math.round(price * 100), days: daysFrom('2027-06-12', dayCount) }
}

/** Fee and taxed state of an address; `distance` is what the distance service says. */
function delivered(text: string, distance: string, requestMode: boolean) {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(`${text} can't be read`)
  const { address } = reading
  const zone = deliveryZone(address)
  if (zone.kind === 'outOfArea' && !requestMode) throw new Error(`${text} is out of area`)
  const state = (['IL', 'WI'] as const).find((taxed) => taxed === address.state) ?? null
  if (zone.kind === 'flat') return { delivery: zone.cents, state }
  const miles = readDistance(distance)
  if (miles === null) throw new Error(`${distance} is no distance`)
  return { delivery: distanceFeeCents(miles), state }
}
