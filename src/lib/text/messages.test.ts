// This list is typed from the specification (sections 2, 4, 5 and 8), not from the program, so a
// lost or changed text fails here. The screens' tests prove that each is shown
// (docs/specification.md).
import { expect, test } from 'vitest'
import { messages } from './messages'
import { orderMessages } from './order-messages'

const specified = [
  'Please Select Valid Dates :)',
  'Some Dates Are Not Available',
  'This Date Is Not Available',
  '*Select an available date',
  "You can't add more than 1 inflatables for the same dates",
  "it's in your cart",
  'Your shopping cart is empty at the moment. Please consider adding products.',
  'Unfornately, delivery to that area is not currently available :(',
  'Unfornately, We dont do delivery to that area :(',
  'Address is required.',
  'Name is required.',
  'Last Name is required.',
  'Email is required.',
  'Phone number is required.',
  'Agreed Terms & Conditions is required.',
  'Procesing Payment',
  'Processing Payment ...',
  '*Payment Failed, try again.',
  'Payment Completed !',
  'Your booking has been confirmed',
  'Your Booking is Completed !',
  'Error sending email confirmation:',
  'Error sending invoice:',
  'Inflatable Not Found',
  'Element Not Found',
  'Booking Not Found :(',
  'Invoice Not Found :(',
  'Blog post not found',
  'Message sent succesfully',
  'Congratulations ! You will now be receiving the newsletter.',
  'Unexpected Application Error!',
  'Making every event better',
]

test('the site has a text for each message of the specification, and no others', () => {
  const texts = Object.values({ ...messages, ...orderMessages }).map((text) =>
    typeof text === 'string' ? text : text(1),
  )
  expect(texts.toSorted()).toEqual(specified.toSorted())
})
