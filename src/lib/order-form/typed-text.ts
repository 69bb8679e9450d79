import { typedTexts, type TypedName } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import { cleanLine, cut } from '~/lib/text/cleaned'

type LimitedName = {
  [Name in TypedName]: (typeof typedTexts)[Name] extends { most: number } ? Name : never
}[TypedName]

/** As a booking stores it: a session or a program may hold more than the field's limit. */
export const typedText = (form: OrderForm, name: LimitedName): string =>
  cut(cleanLine(form[name]), typedTexts[name].most)
