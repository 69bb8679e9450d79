// Every name under which the site keeps something in the browser. src/content/privacy.ts says what
// each is for.

/** Kept by a tab until it is closed. */
export type SessionKey =
  | 'cart'
  | 'tabNotes'
  | 'eventDays'
  | 'eventPlace'
  | 'yard'
  | 'name'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'address'
  | 'coordinates'
  | 'directions'
  | 'specificTime'
  | 'checkoutChoices'
  | 'itemChoices'
  | 'itemDays'
  | 'bookingDates'
  | 'infatableID'
  | 'inflatableID'
  | 'imageInflatable'
  | 'inflatableName'
  | 'orderConfirmation'
  | 'orderPlacing'
  | 'movedBooking'
  | 'pageVisit'
  | 'carouselOrder'

/** Kept by the device after the visit. */
export type DeviceKey = 'paymentJournal' | 'myBookings' | 'changeRequests' | 'problems'
