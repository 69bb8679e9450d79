import { eachOf, storedNames, textOf } from '~/lib/domain/booking-texts'
import { hasPlainEnds, isDocumentId } from '~/lib/domain/document-id'
import { patternOf } from '~/lib/domain/text-patterns'
import type { BookingDocument } from './booking-document'

const patterns = eachOf(
  storedNames,
  (name) => new RegExp(`^(?:${patternOf(textOf(name), '[0-9a-f]{12}')})$`, 'u'),
)

/**
 * Whether the rules take the texts and items of a booking (`isBooking` in firestore.rules). Asked
 * before a card is charged, because a booking that is refused after that is paid and lost.
 * `isStillOffered` asks about prices, names, counts, and the signature.
 */
export function isStorable(booking: BookingDocument): boolean {
  const texts = storedNames.every((name) => {
    const { when } = textOf(name)
    const text: unknown = (booking as Partial<Record<string, unknown>>)[name] ?? (when ? '' : null)
    return typeof text === 'string' && patterns[name].test(text)
  })
  const ids = [...booking.inflatables, ...booking.extras].map((line) => line.inflatableID)
  return texts && ids.every((id) => isDocumentId(id) && hasPlainEnds(id))
}
