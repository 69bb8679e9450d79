// What is wrong with the form of an order. Apart from the form itself: addresses are a large part, and not needed before a
// field is left.
import { addressProblem, readAddress, readAnyAddress } from '~/lib/address/address'
import type { OrderForm } from '~/lib/domain/order-form'
import { earliestSpecificTime, latestSpecificTime } from '~/lib/domain/business'
import {
  checkEmail,
  checkText,
  problemText,
  textLimits,
  type FieldProblem,
} from '~/lib/contact/field-problems'
import { messages } from '~/lib/text/messages'

/** `outOfArea`: the address can be read, and nothing is delivered there. */
export type OrderProblem = { field: keyof OrderForm; message: string; code?: 'outOfArea' }

/**
 * What is wrong with who orders and where it goes, in the specified order; empty when nothing is (docs/rules.md).
 * @param anyAddress whatever stands in the address passes: the office looks at it
 */
export function orderProblems(form: OrderForm, anyAddress: boolean): OrderProblem[] {
  const { name, lastName, email, phone } = form
  return [
    ...addressProblems(form.address, anyAddress),
    ...problem('name', checkText(name, 'name', textLimits.name)),
    ...problem('lastName', checkText(lastName, 'lastName', textLimits.lastName)),
    ...problem('email', checkEmail(email)),
    ...problem('phone', checkText(phone, 'phone', textLimits.phone)),
  ]
}

/** What is wrong with the choices that stand beside the final button. */
export function lateProblems({ timeWindow, specificTime, terms }: OrderForm): OrderProblem[] {
  const time = timeWindow === 'none' || isDeliveryTime(specificTime)
  return [
    ...(time ? [] : [{ field: 'specificTime' as const, message: chooseTime }]),
    ...(terms ? [] : [{ field: 'terms' as const, message: messages.termsRequired }]),
  ]
}

/** True when an address can be read, and lies where deliveries go. */
export function isDeliverable(address: string): boolean {
  const reading = readAddress(address)
  return reading.ok && reading.address.deliverable
}

function addressProblems(address: string, anyAddress: boolean): OrderProblem[] {
  if (address.trim() === '') return [{ field: 'address', message: messages.addressRequired }]
  const reading = anyAddress ? readAnyAddress(address) : readAddress(address)
  if (!reading.ok) return [{ field: 'address', message: addressProblem(reading) }]
  if (anyAddress || reading.address.deliverable) return []
  return [{ field: 'address', message: messages.outOfArea, code: 'outOfArea' }]
}

const problem = (field: keyof OrderForm, found: FieldProblem | null): OrderProblem[] =>
  found ? [{ field, message: problemText(found) }] : []

const chooseTime = 'Please choose a time from 7:00 AM to 11:59 PM.'

/** An empty one becomes noon. */
const isDeliveryTime = (time: string) =>
  time === '' ||
  (/^\d\d:[0-5]\d$/.test(time) && time >= earliestSpecificTime && time <= latestSpecificTime)
