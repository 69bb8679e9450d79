// Every text that the specification quotes is reached by what a visitor does; the compiler asks for a visit for each.
import { messages as held } from '~/lib/text/messages'
import { messages, type Text } from './specified'
import { expect, test } from '../test'
import { make, type Visit } from './visit'
import { payingByCard, payingInOffice } from './visit-checkout'
import { cart, choosingDays, house, itemOutOfArea, payingInPopup } from './visit-item'
import { brokenScreen, keepingInTouch, lookingAround, outdatedLinks } from './visit-pages'

const reachedBy: Record<Text, Visit> = {
  'Making every event better': lookingAround,
  'Making Every Event Better!': lookingAround,
  'Browse Rentals': lookingAround,
  'Learn More': lookingAround,
  'Read More': lookingAround,
  'About Us': lookingAround,
  Punctuality: lookingAround,
  Safety: lookingAround,
  Quality: lookingAround,
  'This is about': lookingAround,
  'Check All Inflatables': lookingAround,
  'Message sent succesfully': keepingInTouch,
  'Congratulations ! You will now be receiving the newsletter.': keepingInTouch,

  '*Select an available date': choosingDays,
  'Please Select Valid Dates :)': choosingDays,
  'This Date Is Not Available': choosingDays,
  "it's in your cart": choosingDays,
  'Explore More': choosingDays,
  "You can't add more than 1 inflatables for the same dates": choosingDays,
  'You may also like': choosingDays,
  'To Continue': house,
  'View Property': house,
  'Contact Us': house,

  'Your shopping cart is empty at the moment. Please consider adding products.': cart,
  'Some Dates Are Not Available': cart,

  'You may also like ...': itemOutOfArea,
  'Unfornately, We dont do delivery to that area :(': itemOutOfArea,
  'Procesing Payment': payingInPopup,

  'Address is required.': payingInOffice,
  'Name is required.': payingInOffice,
  'Last Name is required.': payingInOffice,
  'Email is required.': payingInOffice,
  'Phone number is required.': payingInOffice,
  'Agreed Terms & Conditions is required.': payingInOffice,
  'Unfornately, delivery to that area is not currently available :(': payingInOffice,
  'Your booking has been confirmed': payingInOffice,
  'Error sending email confirmation:': payingInOffice,

  'Processing Payment ...': payingByCard,
  '*Payment Failed, try again.': payingByCard,
  'Your Booking is Completed !': payingByCard,
  'Confirmation ID': payingByCard,
  'Error sending invoice:': payingByCard,
  'Balance due': payingByCard,
  'Payment Completed !': payingByCard,

  'Inflatable Not Found': outdatedLinks,
  'Element Not Found': outdatedLinks,
  'Invoice Not Found :(': outdatedLinks,
  'Booking Not Found :(': outdatedLinks,
  'Blog post not found': outdatedLinks,
  'Back to Blogs': outdatedLinks,
  'Unexpected Application Error!': brokenScreen,
}

const texts = Object.keys(reachedBy) as Text[]
for (const visit of new Set(Object.values(reachedBy))) {
  test(`a visitor ${visit.name}`, async ({ page, allowErrors }) => {
    allowErrors(...(visit.errors ?? []))
    expect(await make(visit, page)).toEqual(
      expect.arrayContaining(texts.filter((text) => reachedBy[text] === visit)),
    )
  })
}

test('the site has a text for each message of the specification, and no others', () => {
  const texts = Object.values(held).map((text) => (typeof text === 'string' ? text : text(1)))
  expect(texts.toSorted()).toEqual(messages.toSorted())
})
