import { typedTexts, type TypedName } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import { cleanLine, cut } from '~/lib/text/cleaned'

type LimitedName = {
  [Name in TypedName]: (typeof typedTexts)[Name] extends { most: number } ? Name : never
}[TypedName]

/**
 * What a visitor typed, as a booking stores it: in one clean line, and cut to the field's limit,
 * because the session or a program may hold more (docs/data-model.md).
 */
export const typedText = (form: OrderForm, name: LimitedName): string =>
  cut(cleanLine(form[name]), typedTexts[name].most)
