// Every literal text that the specification promises a visitor, typed from its pages and not from the program: what is
// lost or respelt there is missed here.

/** Messages of sections 4, 5 and 8: what `src/lib/text/messages.ts` holds. */
export const messages = [
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
] as const

/** Headings and labels that it quotes: they stand with their screens. */
const labels = [
  'Making Every Event Better!',
  'Browse Rentals',
  'Learn More',
  'Read More',
  'About Us',
  'Punctuality',
  'Safety',
  'Quality',
  'Explore More',
  'You may also like',
  'You may also like ...',
  'To Continue',
  'View Property',
  'Contact Us',
  'Confirmation ID',
  'Balance due',
  'This is about',
  'Check All Inflatables',
  'Back to Blogs',
] as const

export type Text = (typeof messages)[number] | (typeof labels)[number]
