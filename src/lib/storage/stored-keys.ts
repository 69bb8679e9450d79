// Every name under which the browser keeps something. src/content/privacy.ts says what for.

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
