import { expect, test } from 'vitest'
import { hasPurchaseOrder, inWords } from './order-notes'

test.each([
  ['organization', 'name: Lincoln School', 'Lincoln School'],
  ['organization', 'name: purchaseOrder: 7', 'purchaseOrder: 7'],
  ['organization', 'purchaseOrder: 4711-B', 'Purchase order: 4711-B'],
  ['organization', 'certificate: Park District', 'Certificate for: Park District'],
  ['organization', 'taxExempt: card', 'Tax-exempt: our office will check this and refund the tax'],
  [
    'organization',
    'taxExempt: office',
    "Tax-exempt: once we approve your exemption, we'll take off the tax",
  ],
  ['crew', 'partyStart: 17:00', 'Party starts at 5pm'],
  ['crew', 'partyStart: 13:00,16:30', 'Party starts at 1pm, delivery may come until 4:30pm'],
  ['crew', 'plannedGround: concrete', 'Ground: not answered, planned for concrete'],
  ['crew', 'gate: none', 'No gate'],
  ['crew', 'gate: wide', 'Gate: 4 ft or wider'],
  ['crew', 'gate: toString', 'Gate: tostring'],
  ['crew', 'way: stairs, slope', 'Way in: stairs, slope'],
  ['crew', 'yard: 20 x 30', 'Yard: 20 x 30 ft'],
  ['crew', 'standsOn: grass,indoor Pole Tent', 'Pole Tent stands on grass or indoor floors only'],
  ['crew', 'dayContact: Sam: 5', 'Call on the day: Sam: 5'],
  ['crew', 'setUpAt: Back yard', 'Set up: Back yard'],
  // As older bookings have them, and as anybody may write them.
  ['organization', 'Lincoln School\nPurchase order: 7', 'Lincoln School\nPurchase order: 7'],
  ['crew', 'Gate: narrower than 4 ft\nSet up: Yard', 'Gate: narrower than 4 ft\nSet up: Yard'],
  ['crew', 'constructor: x', 'constructor: x'],
  ['crew', '', ''],
] as const)('of %s, %j reads %j', (name, stored, words) => {
  expect(inWords(name, stored)).toBe(words)
})

test.each([
  ['name: Lincoln School\npurchaseOrder: 7', true],
  ['Lincoln School\nPurchase order: 7', true],
  ['name: purchaseOrder: 7', false],
  ['name: Purchase order: 7', false],
  ['Purchase order: 7', false],
  ['Purchase orders Inc.', false],
  ['', false],
])('%j has a purchase order: %j', (stored, expected) => {
  expect(hasPurchaseOrder(stored)).toBe(expected)
})
