import { expect, test } from 'vitest'
import { positionIn } from './position'

const origin = 'https://rentals.example.com'
const chrome = `TypeError: Cannot read properties of undefined (reading 'x')
    at p (${origin}/assets/item-Ab-1_2x9.js:1:3456)
    at Me (${origin}/assets/react-Zz9012ab.js:9:88)`

test.each([
  ['Chrome', chrome, 'assets/item-Ab-1_2x9.js:1:3456'],
  [
    'Firefox and Safari',
    `p@${origin}/assets/item-Ab12Cd34.js:1:3456\n@${origin}/assets/react-Z1234567.js:9:8`,
    'assets/item-Ab12Cd34.js:1:3456',
  ],
  ['an error event', `${origin}/assets/app-12345678.js:2:30`, 'assets/app-12345678.js:2:30'],
  [
    'our script below an extension',
    `Error\n at a (chrome-extension://abc/content.js:1:2)\n at b (${origin}/assets/app-12345678.js:2:30)`,
    'assets/app-12345678.js:2:30',
  ],
  ['an extension', 'Error\n at a (chrome-extension://abc/assets/content.js:1:2)', null],
  ['another site', 'Error\n at a (https://js.stripe.com/assets/v3.js:1:2)', null],
  ['the page itself', `Error\n at ${origin}/checkout:1:2`, null],
  ['a URL with a query', `Error\n at ${origin}/assets/app.js?name=Ada:1:2`, null],
  ['no place', 'Error: nothing', null],
  ['nothing', '', null],
])('the position of an error in %s', (_, stack, position) => {
  expect(positionIn(stack, origin)).toBe(position)
})
