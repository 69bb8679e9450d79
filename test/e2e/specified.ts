// Every literal text that the specification promises a visitor, typed from its pages and not from the program: what is
// lost or respelt there is missed here.

/** Sections 4, 5 and 8, and the sentences of section 2. */
const messages = [
  'Making every event better',
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
  'Unexpected Application Error!',
] as const

/** Headings and labels that it quotes. */
const labels = [
  'Making Every Event Better!',
  'Browse Rentals',
  'Explore More',
  'You may also like',
  'You may also like ...',
  'To Continue',
  'View Property',
  'Contact Us',
  'Confirmation ID',
  'Balance due',
  'This is about',
] as const

export type Text = (typeof messages)[number] | (typeof labels)[number]
