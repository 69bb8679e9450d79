// The problems of an order's form. Separate from the form, because the code for addresses is large
// and not needed before the visitor leaves a field.
import { addressProblem, readAddress, readAnyAddress } from '~/lib/address/address'
import { typedTexts } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import { earliestSpecificTime, latestSpecificTime } from '~/lib/domain/business'
import {
  checkEmail,
  checkLength,
  checkText,
  problemText,
  type FieldProblem,
} from '~/lib/contact/field-problems'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
import { clockWords } from '~/lib/time/business-time'

/**
 * `outOfArea`: the address can be read, but we don't deliver there. `late`: of a choice beside the
 * final button; all others are checked before that shows.
 */
export type OrderProblem = {
  field: keyof OrderForm
  message: string
  code?: 'outOfArea'
  late?: true
}

/**
 * The problems of contact fields and address, in the specified order (docs/rules.md), then those of
 * the organization.
 * @param anyAddress any address passes, because the office checks it
 */
export function orderProblems(form: OrderForm, anyAddress: boolean): OrderProblem[] {
  const { name, lastName, email, phone } = form
  return [
    ...addressProblems(form.address, anyAddress),
    ...problem('name', checkText(name, 'name', typedTexts.name.most)),
    ...problem('lastName', checkText(lastName, 'lastName', typedTexts.lastName.most)),
    ...problem('email', checkEmail(email)),
    ...problem('phone', checkText(phone, 'phone', typedTexts.phone.most)),
    ...organizationProblems(form),
  ]
}

const late = true

/** The problems of the choices beside the final button. */
export function lateProblems({ timeWindow, specificTime, terms }: OrderForm): OrderProblem[] {
  const time = timeWindow === 'none' || isDeliveryTime(specificTime)
  return [
    ...(time ? [] : [{ field: 'specificTime', message: chooseTime, late } as const]),
    ...(terms ? [] : [{ field: 'terms', message: messages.termsRequired, late } as const]),
  ]
}

/** True if an address can be read and we deliver there. */
export function isDeliverable(address: string): boolean {
  const reading = readAddress(address)
  return reading.ok && reading.address.deliverable
}

function addressProblems(address: string, anyAddress: boolean): OrderProblem[] {
  if (cleanLine(address) === '') return [{ field: 'address', message: messages.addressRequired }]
  const reading = anyAddress ? readAnyAddress(address) : readAddress(address)
  if (!reading.ok) return [{ field: 'address', message: addressProblem(reading) }]
  if (anyAddress || reading.address.deliverable) return []
  return [{ field: 'address', message: messages.outOfArea, code: 'outOfArea' }]
}

const problem = (field: keyof OrderForm, fieldProblem: FieldProblem | null): OrderProblem[] =>
  fieldProblem ? [{ field, message: problemText(fieldProblem) }] : []

const chooseTime = `Choose a time from ${clockWords(earliestSpecificTime)} to ${clockWords(latestSpecificTime)}.`

/** A purchase order and an exemption need the organization that they are for. */
function organizationProblems(form: OrderForm): OrderProblem[] {
  const { organization, purchaseOrder, certificateName, taxExempt, insurance } = form
  const most = typedTexts.organization.most
  const isNeeded = taxExempt || cleanLine(purchaseOrder) !== ''
  const named = isNeeded
    ? checkText(organization, 'organization', most)
    : checkLength(organization, most)
  return [
    ...problem('organization', named),
    ...problem('purchaseOrder', checkLength(purchaseOrder, typedTexts.purchaseOrder.most)),
    // Without the certificate, its field doesn't show.
    ...(insurance
      ? problem('certificateName', checkLength(certificateName, typedTexts.certificateName.most))
      : []),
  ]
}

const isDeliveryTime = (time: string) =>
  /^\d\d:[0-5]\d$/.test(time) && time >= earliestSpecificTime && time <= latestSpecificTime
