// The form of an order: what it holds, how it is read, and what is wrong with it (specification, section 5).
import * as v from 'valibot'
import { addressProblem, readAddress } from '~/lib/address'
import {
  defaultSpecificTime,
  earliestSpecificTime,
  latestSpecificTime,
  timeWindows,
  type TimeWindow,
} from '~/lib/business'
import type { FloorType, PaymentMethod } from '~/lib/booking/commit/booking'
import { emailProblem, textLimits, textProblem } from '~/lib/field-problems'
import { messages } from '~/lib/messages'

export type OrderForm = {
  address: string
  coordinates: string
  name: string
  lastName: string
  email: string
  phone: string
  floorType: FloorType
  timeWindow: TimeWindow
  specificTime: string
  damageWaiver: boolean
  insurance: boolean
  method: PaymentMethod
  /** Only the deposit is paid now; by card alone. */
  depositOnly: boolean
  promoCode: string
  terms: boolean
}

export const emptyOrderForm: OrderForm = {
  address: '',
  coordinates: '',
  name: '',
  lastName: '',
  email: '',
  phone: '',
  floorType: 'concrete',
  timeWindow: 'none',
  specificTime: defaultSpecificTime,
  damageWaiver: true,
  insurance: true,
  method: 'Cash In Office',
  depositOnly: false,
  promoCode: '',
  terms: false,
}

export const floorTypes: readonly FloorType[] = ['grass', 'concrete', 'indoor']

const text = v.fallback(v.string(), '')
const flag = (name: 'damageWaiver' | 'insurance' | 'depositOnly' | 'terms') =>
  v.fallback(v.boolean(), emptyOrderForm[name])

const storedForm = v.object({
  address: text,
  coordinates: text,
  name: text,
  lastName: text,
  email: text,
  phone: text,
  floorType: v.fallback(v.picklist(floorTypes), emptyOrderForm.floorType),
  timeWindow: v.fallback(
    v.picklist(Object.keys(timeWindows) as TimeWindow[]),
    emptyOrderForm.timeWindow,
  ),
  specificTime: v.fallback(v.pipe(v.string(), v.nonEmpty()), defaultSpecificTime),
  damageWaiver: flag('damageWaiver'),
  insurance: flag('insurance'),
  method: v.fallback(v.picklist(['Cash In Office', 'Credit Card']), emptyOrderForm.method),
  depositOnly: flag('depositOnly'),
  promoCode: text,
  terms: flag('terms'),
})

/** A form from values of unknown types: what isn't of the field's kind becomes the field's default. */
export function orderFormFrom(values: Readonly<Record<string, unknown>>): OrderForm {
  return v.parse(storedForm, { ...emptyOrderForm, ...values })
}

export type OrderProblem = { field: keyof OrderForm; message: string }

const problem = (field: keyof OrderForm, message: string) =>
  message === '' ? [] : [{ field, message }]

/** What is wrong with who orders and where it goes, in the specified order; empty when nothing is. */
export function orderProblems(form: OrderForm): OrderProblem[] {
  return [
    ...problem(
      'address',
      blank(form.address) ? messages.addressRequired : addressProblem(readAddress(form.address)),
    ),
    ...problem('name', textProblem(form.name, messages.nameRequired, textLimits.name)),
    ...problem(
      'lastName',
      textProblem(form.lastName, messages.lastNameRequired, textLimits.lastName),
    ),
    ...problem('email', emailProblem(form.email)),
    ...problem('phone', textProblem(form.phone, messages.phoneRequired, textLimits.phone)),
  ]
}

/** What is wrong with the choices that stand beside the final button. */
export function lateProblems(form: OrderForm): OrderProblem[] {
  return [
    ...problem('specificTime', form.timeWindow === 'none' ? '' : timeProblem(form.specificTime)),
    ...problem('terms', form.terms ? '' : messages.termsRequired),
  ]
}

const blank = (text: string) => text.trim() === ''

function timeProblem(time: string): string {
  // An empty one becomes noon.
  const fits =
    time === '' ||
    (/^\d\d:[0-5]\d$/.test(time) && time >= earliestSpecificTime && time <= latestSpecificTime)
  return fits ? '' : 'Please choose a time from 7:00 AM to 11:59 PM.'
}
