// The specification's messages (sections 2, 4, 5, 8), odd spellings too. Others are in components.
import { frameMessages } from './frame-messages'

export const messages = {
  ...frameMessages,

  selectDates: 'Please Select Valid Dates :)',
  someDatesUnavailable: 'Some Dates Are Not Available',
  dateUnavailable: 'This Date Is Not Available',
  selectAvailableDate: '*Select an available date',
  cartLimit: (quantity: number, what = 'inflatables') =>
    `You can't add more than ${quantity} ${what} for the same dates`,
  inCart: "it's in your cart",
  cartEmpty: 'Your shopping cart is empty at the moment. Please consider adding products.',

  outOfArea: 'Unfornately, delivery to that area is not currently available :(',
  outOfAreaExtra: 'Unfornately, We dont do delivery to that area :(',

  addressRequired: 'Address is required.',
  nameRequired: 'Name is required.',
  lastNameRequired: 'Last Name is required.',
  emailRequired: 'Email is required.',
  phoneRequired: 'Phone number is required.',
  termsRequired: 'Agreed Terms & Conditions is required.',

  contactSent: 'Message sent succesfully',
  newsletterDone: 'Congratulations ! You will now be receiving the newsletter.',

  inflatableNotFound: 'Inflatable Not Found',
  extraNotFound: 'Element Not Found',
  blogNotFound: 'Blog post not found',
} as const
