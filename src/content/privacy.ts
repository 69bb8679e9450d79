// What the site stores, where and for how long, and how accessible it is. privacy.test.ts compares
// the lists with the code's collections and hosts; the types check what the browser stores.
import { storedNames, textOf } from '~/lib/domain/booking-texts'
import { unpaidHours } from '~/lib/domain/business'
import type { DeviceKey, SessionKey } from '~/lib/storage/stored-keys'
import { allSettings } from '~/settings/all-settings'
import { config } from '~/settings/site-settings'
import type { LegalPart } from './contract'

const yourForm = 'What you typed and chose in a booking form'
const yourDays = 'The days that you picked for an item'
const yourOrder = 'The booking that you just made'
const yourPlace = 'The day and place of your event'

/** What a tab keeps until it is closed. Names that share a purpose are on one line. */
const keptByTab: Record<SessionKey | 'react-router-scroll-positions', string> = {
  cart: 'Your cart, which your other open tabs of this site have, too',
  tabNotes:
    'When you changed your cart, your day and your town, so that all your open tabs show the same',
  eventDays: yourPlace,
  eventPlace: yourPlace,
  yard: 'The size of your yard',
  name: yourForm,
  lastName: yourForm,
  phone: yourForm,
  email: yourForm,
  address: yourForm,
  coordinates: yourForm,
  directions: yourForm,
  specificTime: yourForm,
  checkoutChoices: yourForm,
  itemChoices: yourForm,
  itemDays: yourDays,
  bookingDates: yourDays,
  infatableID: yourDays,
  inflatableID: yourDays,
  imageInflatable: yourDays,
  inflatableName: yourDays,
  orderConfirmation: yourOrder,
  orderPlacing: yourOrder,
  movedBooking: 'From which day you have just moved your booking',
  pageVisit: yourOrder,
  carouselOrder: 'The order of the pictures on the home page',
  'react-router-scroll-positions': 'How far you scrolled',
}

/** What a device keeps after the visit. */
const keptByDevice: Record<DeviceKey, string> = {
  myBookings:
    'The links of your bookings, until the rental is over; Safari deletes them after seven days without a visit',
  changeRequests: 'What you asked our office to change about a booking, for two weeks',
  paymentJournal:
    'An order, a payment or a change that is on its way, so that a lost connection never charges you twice',
  problems:
    'Failures of our site that it could not report yet (at most five), until your next visit',
}

const yourBooking = 'Your booking and its invoice'
const aboutRentals = 'Rentals, prices and settings: nothing about you'

export const keptByDatabase: Readonly<Record<string, string>> = {
  'bookings-test': yourBooking,
  'invoices-test': yourBooking,
  'canceled-bookings': yourBooking,
  claims: yourBooking,
  payments: 'When a card was last about to be charged for a booking, without names',
  allocations: 'Which rental is taken on which day, without names',
  newsLetter: 'Newsletter addresses',
  problems:
    'Failures that visitors met: what failed, on which page, in which browser, without names or anything typed',
  inflatables: aboutRentals,
  extras: aboutRentals,
  config: aboutRentals,
  // Nothing is ever stored in these three: the page only asks whether something exists.
  cancellations: aboutRentals,
  orphans: aboutRentals,
  numbers: aboutRentals,
}

/** The companies behind the hosts that the pages contact, with their own privacy rules. */
export const companies = [
  {
    text: "Google's privacy policy (database, address suggestions, map)",
    url: 'https://policies.google.com/privacy',
    hosts: ['googleapis.com', 'gstatic.com', 'google.com'],
  },
  {
    text: "Stripe's privacy policy (cards)",
    url: 'https://stripe.com/privacy',
    hosts: ['stripe.com'],
  },
] as const

const toldTexts = storedNames.flatMap((name) => textOf(name).privacy ?? [])
const { name, street, phone, email } = config.company

const accessibility: LegalPart = {
  id: 'accessibility',
  title: 'Accessibility',
  intro:
    'Everybody should be able to book a party here. We build the site to the Web Content Accessibility Guidelines 2.2, level AA.',
  sections: [
    {
      id: 'accessibility-tests',
      title: 'What we test',
      rules: [
        'Every screen in every state with axe, an automatic checker, on a phone and on a wide screen.',
        'A whole order by keyboard alone, with the focus in view.',
        'The names and order in which a screen reader gets the home page, an item and the checkout.',
        'Text at twice its size on the narrowest phones, and controls that are at least 44 pixels high.',
        'Bookings in Chrome, Firefox and two versions of the engine of Safari.',
      ],
    },
    {
      id: 'accessibility-limits',
      title: 'What we know is missing',
      rules: [
        "We haven't tested with people who use a screen reader every day.",
        `If anything stands in your way, call ${phone} or write to ${email}. We take your booking by phone and mend the page.`,
      ],
    },
  ],
}

// Google's terms ask for these words, and those of reCAPTCHA.
const maps = [
  'Address suggestions and the map are Google Maps. The Google Maps/Google Earth Additional Terms of Service and the Google Privacy Policy apply to them.',
  {
    text: 'Google Maps/Google Earth Additional Terms of Service',
    url: 'https://maps.google.com/help/terms_maps/',
  },
]

const reCaptcha = allSettings.firebase.appCheckKey
  ? [
      'This site is protected by reCAPTCHA, and the Google Privacy Policy and Terms of Service apply.',
      { text: "Google's Terms of Service", url: 'https://policies.google.com/terms' },
    ]
  : []

export const privacy: readonly LegalPart[] = [
  {
    id: 'privacy',
    title: 'Privacy',
    intro: `This site belongs to ${name}, ${street}. Call ${phone} or write to ${email} with any question about your data. We show no ads, use no analytics, and sell nothing about you.`,
    sections: [
      {
        id: 'booking-data',
        title: 'When you book',
        rules: [
          `We store your ${toldTexts.join(', ')}, event days, rentals, choices and price in our database, which Google runs (Firebase). A school, church or company can add its name and purchase order; you can tell our crew when your party starts, how to get in and whom to call. We also store which rules you signed, and when.`,
          'Only our office can list bookings. Anybody who has the link of your booking or invoice can open it, so share it with care.',
          'Other visitors see which rental is taken on which day. They never see by whom.',
          'Our mail service sends you the confirmation and the invoice.',
          'We keep bookings and invoices for our books. Ask us to see, correct or delete yours.',
          `A booking that is still unpaid after ${unpaidHours} hours may be canceled; our office keeps a record of canceled bookings.`,
        ],
      },
      {
        id: 'card-data',
        title: 'When you pay by card',
        rules: [
          'You type the card into a field of Stripe. The number never reaches us or our database.',
          'With Apple Pay or Google Pay, your phone or browser hands Stripe a number that stands for your card.',
          'Stripe gets your card, the amount, your name and the booking ID. Its script loads only when you choose to pay by card.',
        ],
      },
      {
        id: 'address-data',
        title: 'When you type an address',
        rules: [
          'As you type a delivery address, Google Maps suggests addresses, so Google gets what you type in that field.',
          'Our distance service gets the address to work out the delivery fee.',
          'If you press Google Calendar, Google gets the days, rentals, address and balance of your booking.',
          'The map of our office loads from Google only after you press Show the map.',
        ],
      },
      {
        id: 'message-data',
        title: 'When you write to us',
        rules: [
          'The contact form and a request to change a booking are emailed to our office, the request also to you. Our database has neither.',
          'The newsletter stores your email address in our database until you ask us to remove it.',
        ],
      },
      {
        id: 'problem-data',
        title: 'When our site fails',
        rules: [
          'If something on our site fails, such as a mail or the card form, your browser reports it to our database, so that we can mend it.',
          'The report says what failed, on which page, and which browser and version it was. It has nothing that you typed, no link of a booking, and nothing that says who you are.',
          'We delete reports after 30 days.',
        ],
      },
      { id: 'database', title: 'What our database has', rules: purposesOf(keptByDatabase) },
      {
        id: 'companies',
        title: 'Companies that help us',
        rules: [...maps, ...reCaptcha, ...companies],
      },
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    intro:
      'The site keeps notes in your browser under the names in parentheses, and you can delete them there at any time. We set no cookies. Stripe sets two when you pay by card, to detect fraud (__stripe_mid for a year, __stripe_sid for half an hour). Safari deletes them after seven days without a visit.',
    sections: [
      { id: 'tab', title: 'Until you close the tab', rules: purposesOf(keptByTab) },
      { id: 'device', title: 'After your visit', rules: purposesOf(keptByDevice) },
    ],
  },
  accessibility,
]

/** A line for each purpose, with the names that serve it. */
function purposesOf(purposes: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.values(purposes))].map((purpose) => {
    const names = Object.keys(purposes).filter((key) => purposes[key] === purpose)
    return `${purpose} (${names.join(', ')})`
  })
}
