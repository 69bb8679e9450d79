// The errors of an order's form. Separate from the form, because the code for addresses is large
// and not needed before the visitor leaves a field.
import { addressError, readAddress, readAnyAddress } from '~/lib/address/address'
import {
  checkEmail,
  checkLength,
  checkText,
  errorText,
  type FieldFault,
} from '~/lib/contact/field-errors'
import { typedTexts } from '~/lib/domain/booking-texts'
import { earliestSpecificTime, latestSpecificTime } from '~/lib/domain/business'
import type { OrderForm } from '~/lib/domain/order-form'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
import { clockWords } from '~/lib/time/business-time'
import { withoutRest } from './typed-address'

/**
 * `outOfArea`: the address can be read, but we don't deliver there. `final`: of a choice beside the
 * final button, which shows only once all others are right.
 */
export type OrderError = {
  field: keyof OrderForm
  message: string
  code?: 'outOfArea'
  final?: true
}

/**
 * In the specified order (docs/rules.md), then those of the organization. With `anyAddress` any
 * address passes, because the office checks it.
 */
export function orderErrors(form: OrderForm, anyAddress: boolean): OrderError[] {
  const { name, lastName, email, phone } = form
  return [
    ...addressErrors(form.address, anyAddress),
    ...error('directions', checkLength(withoutRest(form).directions, typedTexts.directions.most)),
    ...error('name', checkText(name, 'name', typedTexts.name.most)),
    ...error('lastName', checkText(lastName, 'lastName', typedTexts.lastName.most)),
    ...error('email', checkEmail(email)),
    ...error('phone', checkText(phone, 'phone', typedTexts.phone.most)),
    ...organizationErrors(form),
  ]
}

const final = true

/** The errors of the choices beside the final button. */
export function finalErrors({ timeWindow, specificTime, terms }: OrderForm): OrderError[] {
  const time = timeWindow === 'none' || isDeliveryTime(specificTime)
  return [
    ...(time ? [] : [{ field: 'specificTime', message: chooseTime, final } as const]),
    ...(terms ? [] : [{ field: 'terms', message: messages.termsRequired, final } as const]),
  ]
}

/** True if an address can be read and we deliver there. */
export function isDeliverable(address: string): boolean {
  const reading = readAddress(address)
  return reading.ok && reading.address.deliverable
}

function addressErrors(address: string, anyAddress: boolean): OrderError[] {
  if (cleanLine(address) === '') return [{ field: 'address', message: messages.addressRequired }]
  const reading = anyAddress ? readAnyAddress(address) : readAddress(address)
  if (!reading.ok) return [{ field: 'address', message: addressError(reading) }]
  if (anyAddress || reading.address.deliverable) return []
  return [{ field: 'address', message: messages.outOfArea, code: 'outOfArea' }]
}

const error = (field: keyof OrderForm, fault: FieldFault | null): OrderError[] =>
  fault ? [{ field, message: errorText(fault) }] : []

const chooseTime = `Choose a time from ${clockWords(earliestSpecificTime)} to ${clockWords(latestSpecificTime)}.`

/** A purchase order and an exemption need the organization that they are for. */
function organizationErrors(form: OrderForm): OrderError[] {
  const { organization, purchaseOrder, certificateName, taxExempt, insurance } = form
  const most = typedTexts.organization.most
  const isNeeded = taxExempt || cleanLine(purchaseOrder) !== ''
  const named = isNeeded
    ? checkText(organization, 'organization', most)
    : checkLength(organization, most)
  return [
    ...error('organization', named),
    ...error('purchaseOrder', checkLength(purchaseOrder, typedTexts.purchaseOrder.most)),
    // Without the certificate, its field doesn't show.
    ...(insurance
      ? error('certificateName', checkLength(certificateName, typedTexts.certificateName.most))
      : []),
  ]
}

const isDeliveryTime = (time: string) =>
  /^\d\d:[0-5]\d$/.test(time) && time >= earliestSpecificTime && time <= latestSpecificTime
