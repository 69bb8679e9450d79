// Outcomes of an order that need nothing but text. The notice adds the office's phone number.
import { failureWords } from '~/components/failures/failure-words'
import type { OrderAmounts } from '~/lib/domain/booking'
import { formatCents } from '~/lib/domain/money'
import type { ProblemKind } from '~/lib/domain/problem'
import { orderMessages } from '~/lib/text/order-messages'

type PlainWords = {
  tone?: 'waiting'
  title: string
  text: string
  canRetry?: boolean
  /** What the business hears of it. */
  problem?: ProblemKind
}

const plain = {
  differs: {
    title: 'Something just changed. Nothing is booked yet.',
    text: "The summary now shows today's prices. Check it, then book again.",
  },
  unchecked: {
    title: "We can't check dates right now, so nothing is booked.",
    text: 'Try again later.',
    problem: 'database',
  },
  down: {
    title: "We can't reach our booking system right now. Nothing is booked yet.",
    text: 'Try again in a moment.',
    canRetry: true,
    problem: 'database',
  },
  refused: {
    title: "We can't take your booking right now. Nothing is booked yet.",
    text: failureWords.refused,
    problem: 'refused',
  },
  unanswered: {
    title: "We don't know yet whether we got your booking.",
    text: "It's safe to try again; you won't be booked twice.",
    canRetry: true,
    problem: 'outcome',
  },
  declined: {
    title: orderMessages.paymentFailed,
    text: 'Check your card details or try another card. Nothing was charged, and nothing is booked.',
  },
  chargeRefused: {
    title: orderMessages.paymentFailed,
    text: "Our payment system refused the request, so another card won't help. Nothing was charged, and nothing is booked.",
    problem: 'payment',
  },
  noStorage: {
    title: "You can't pay by card in this browser. Nothing was charged.",
    text: "It doesn't let our site save anything, so we could lose track of a payment. Allow cookies and site data for our site, use another browser, or choose Pay in Office.",
  },
  busy: {
    tone: 'waiting',
    title: 'You have an order in progress in another tab.',
    text: 'Please wait until it finishes there. Nothing will be booked or charged twice.',
  },
} satisfies Record<string, PlainWords>

type PlainKind = keyof typeof plain

/** Other texts for a request, which isn't a booking. */
const ofRequest: Partial<Record<PlainKind, Pick<PlainWords, 'title' | 'text'>>> = {
  differs: {
    title: 'Something just changed. Nothing has been sent yet.',
    text: "The summary now shows today's prices. Check it, then send your request again.",
  },
  down: {
    title: "We can't reach our booking system right now. Nothing has been sent yet.",
    text: 'Try again in a moment.',
  },
  refused: {
    title: "We can't take your request right now. Nothing has been sent yet.",
    text: failureWords.refused,
  },
  unanswered: {
    title: "We don't know yet whether we got your request.",
    text: "It's safe to try again; it won't be sent twice.",
  },
  busy: {
    title: 'You have an order in progress in another tab.',
    text: 'Please wait until it finishes there. Nothing will be sent twice.',
  },
}

export function plainWords(kind: PlainKind, requestMode: boolean): PlainWords {
  return { ...plain[kind], ...(requestMode && ofRequest[kind]) }
}

/** The text while a step runs; the card form has its own. */
export const runningWords = { checking: 'Checking…', placing: 'Sending…', paying: null }

/** The text for an order with a purchase order that the office accepts. */
export const paymentTerms = "We'll confirm your payment terms by email."

type Next = {
  byCard: boolean
  requestMode: boolean
  isPaidByTerms?: boolean
  amounts: OrderAmounts
}

/** The text about what the final button does. */
export function whatNext({ byCard, requestMode, isPaidByTerms = false, amounts }: Next): string {
  if (requestMode) return 'Our office will review your request and get back to you.'
  if (byCard) return 'Nothing is charged yet.'
  if (isPaidByTerms) return `Nothing is charged online. ${paymentTerms}`
  return amounts.depositCents > 0
    ? `Nothing is charged online. We'll email you an invoice for the full ${formatCents(amounts.fullTotalCents)}; pay the deposit in our office.`
    : 'Nothing is charged online. You pay in our office.'
}
