// The texts of a booking and of its form: limits, labels, and whom they are about. Form, stored
// document and its reader, page, invoice, mail and paper, the privacy page and the database's rules
// (`npm run rates`) loop over these two tables.
import { emailLength } from './email-length'
import { groundTypes } from './item'

type TypedText = {
  /** Its most characters, if it is stored. */
  most?: number
  /** It is about a person, as the contact fields are: clearing the form removes it. */
  person?: true
}

/** What a visitor types into the form of an order; '' until then. */
export const typedTexts = {
  name: { most: 100 },
  lastName: { most: 100 },
  email: { most: emailLength },
  phone: { most: 40 },
  address: { most: 300 },
  /** `lat,lng`, or '' when the address was typed freely. */
  coordinates: { most: 60 },
  /** Apartment, unit or directions for our driver: what an address has no place for. */
  directions: { most: 100, person: true },
  promoCode: {},
  organization: { most: 100, person: true },
  purchaseOrder: { most: 60, person: true },
  /** Whom the insurance certificate is for; ignored without the certificate. */
  certificateName: { most: 100, person: true },
  /** Where to set up, and whatever else the crew must know. */
  setUpAt: { most: 90 },
  dayContact: { most: 60, person: true },
} as const satisfies Record<string, TypedText>

export const waysToPay = ['Cash In Office', 'Credit Card'] as const
export type WayToPay = (typeof waysToPay)[number]

export type StoredText = {
  /** What the rules take: a length, one of some texts, or a pattern of text-patterns.ts. */
  takes: { least: number; most: number } | readonly string[] | 'time' | 'moment' | 'signature'
  multiline?: true
  /** 'given': stored only if it isn't ''. 'paid': written when an invoice is paid. */
  when?: 'given' | 'paid'
  /** Its name in lists, for one that is stored if given and shown as it is. */
  label?: string
  /**
   * Required with a label: where page and invoice show the text. Mail and paper show it, too.
   * 'office' shows it only on paper (`npm run day`).
   */
  about?: 'customer' | 'delivery' | 'office'
  /** What the privacy page calls it. */
  privacy?: string
}

/** Of up to so many characters, as typed, or ''. */
const optional = (most: number) => ({ least: 0, most })
const required = (most: number, least = 1) => ({ least, most })

export const storedTexts = {
  name: { takes: required(typedTexts.name.most), privacy: 'name' },
  lastName: { takes: required(typedTexts.lastName.most) },
  phone: { takes: required(typedTexts.phone.most), privacy: 'phone' },
  email: { takes: required(typedTexts.email.most, 3), privacy: 'email' },
  address: { takes: required(typedTexts.address.most), privacy: 'address' },
  coordinates: { takes: optional(typedTexts.coordinates.most) },
  method: { takes: waysToPay },
  created: { takes: 'moment' },
  specificTime: { takes: 'time' },
  floorType: { takes: groundTypes },
  invoiceID: { takes: optional(100), when: 'paid' },
  organization: {
    takes: optional(400),
    multiline: true,
    when: 'given',
    label: 'Organization',
    about: 'customer',
  },
  /** Notes for the driver. */
  crew: {
    takes: optional(400),
    multiline: true,
    when: 'given',
    label: 'For our crew',
    about: 'delivery',
  },
  /** Which version of the contract was signed, and when (`readSignature`). */
  signed: { takes: 'signature', when: 'given' },
} as const satisfies Record<string, StoredText>

export type TypedName = keyof typeof typedTexts
export type StoredName = keyof typeof storedTexts
export type GivenText = {
  [Name in StoredName]: (typeof storedTexts)[Name] extends { when: 'given' } ? Name : never
}[StoredName]

export const typedNames = Object.keys(typedTexts) as TypedName[]
export const storedNames = Object.keys(storedTexts) as StoredName[]
export const givenTexts = storedNames.filter((name) => textOf(name).when === 'given') as GivenText[]

/** The row of a stored text. */
export function textOf(name: StoredName): StoredText {
  return storedTexts[name]
}

/** A value for each name, in their order. */
export function eachOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>
}

/** A booking without any of the texts that are stored if given. */
export const noTexts = eachOf(givenTexts, () => '')

export type TextRow = { name: GivenText; value: string; multiline: boolean } & Required<
  Pick<StoredText, 'label' | 'about'>
>

type GivenTexts = Readonly<Partial<Record<GivenText, string>>>

/** The given texts of a booking that lists show, in the order of the table. */
export function textRows(texts: GivenTexts): TextRow[] {
  return givenTexts.flatMap((name) => {
    const { label, about, multiline = false } = textOf(name)
    const value = texts[name] ?? ''
    return value === '' || !label || !about ? [] : [{ name, label, about, multiline, value }]
  })
}

/** The rows of `textRows` that the customer sees. */
export const customerRows = (texts: GivenTexts): TextRow[] =>
  textRows(texts).filter(({ about }) => about !== 'office')
