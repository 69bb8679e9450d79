// Texts for outcomes of an order that need nothing but text. The notice adds the office's phone number.
import { messages } from '~/lib/text/messages'
import { formatCents } from '~/lib/domain/money'
import type { Quote } from '~/lib/domain/booking'

type PlainWords = { tone?: 'waiting'; title: string; text: string; canRetry?: boolean }

const plain = {
  noDistance: {
    title: "We can't work out the delivery fee right now.",
    text: 'Nothing is booked yet. Is the address right? If it is, try again in a moment.',
    canRetry: true,
  },
  changed: {
    title: 'Something changed meanwhile. Nothing is booked yet.',
    text: "The summary now shows today's prices. Check it, then book again.",
  },
  unchecked: {
    title: "Dates can't be checked right now, so nothing is booked.",
    text: 'Try again later.',
  },
  down: {
    title: "We can't reach our booking list right now. Nothing is booked yet.",
    text: 'Try again in a moment.',
    canRetry: true,
  },
  unanswered: {
    title: "We don't know yet whether your booking arrived.",
    text: "It is safe to try again: you won't be booked twice.",
    canRetry: true,
  },
  declined: {
    title: messages.paymentFailed,
    text: "Check the card's details, or use another card. Nothing was charged and nothing is booked.",
  },
  noStorage: {
    title: "This browser can't pay by card here. Nothing was charged.",
    text: "It doesn't let this site store anything, so a payment could get lost. Allow storage for this site, use another browser, or choose to pay in the office.",
  },
  busy: {
    tone: 'waiting',
    title: 'An order is under way in another tab.',
    text: 'Wait until it is done there. Nothing is booked or charged twice.',
  },
} satisfies Record<string, PlainWords>

type PlainKind = keyof typeof plain

/** Other texts for a request, which isn't a booking. */
const requested: Partial<Record<PlainKind, Pick<PlainWords, 'title' | 'text'>>> = {
  changed: {
    title: 'Something changed meanwhile. Nothing is sent yet.',
    text: "The summary now shows today's prices. Check it, then send your request again.",
  },
  down: {
    title: "We can't reach our booking list right now. Nothing is sent yet.",
    text: 'Try again in a moment.',
  },
  unanswered: {
    title: "We don't know yet whether your request arrived.",
    text: "It is safe to try again: it won't be sent twice.",
  },
  busy: {
    title: 'An order is under way in another tab.',
    text: 'Wait until it is done there. Nothing is sent twice.',
  },
}

/** The text for an outcome; for a request, one that promises no booking. */
export function plainWords(kind: PlainKind, requestMode: boolean): PlainWords {
  return { ...plain[kind], ...(requestMode && requested[kind]) }
}

/** The text while a step runs; the card form has its own. */
export const runningWords = { checking: 'Checking…', placing: 'Sending…', paying: null }

/** The text about what the final button does. */
export function whatNext(byCard: boolean, requestMode: boolean, quote: Quote): string {
  if (requestMode) return 'The office looks at your request first, and gets back to you.'
  if (byCard) return 'Next you enter your card. Nothing is charged yet.'
  return quote.depositCents > 0
    ? `Nothing is charged online. We mail you an invoice for the whole ${formatCents(quote.fullTotalCents)}; pay the deposit in the office.`
    : 'Nothing is charged online. You pay in the office.'
}
