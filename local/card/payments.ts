// The payment service: payment methods, charges, and one answer for each idempotency key.
import * as v from 'valibot'
import { problemsOf, text } from '../check'
import { readJsonFile, writeJsonFile } from '../json-file'
import { chargingOf, type Delivery } from './cards'

type Answer =
  | { success: boolean; message: string }
  /** The customer's bank wants a confirmation first. */
  | { success: false; requiresAction: true; clientSecret: string }

/** 'down' means no answer. */
type Reply = { answer: Answer; delivery: Delivery } | 'down'

type MadeCharge = {
  id: string
  /** Cents. */
  amount: number
  description: string
  paymentMethodId: string
  /** As it was sent, also to a service that ignores it. */
  idempotencyKey: string | null
  /** An ISO instant. */
  created: string
}

type State = {
  methods: Record<
    string,
    { ending: string; used: boolean; /** What the bank got. */ confirmed?: boolean }
  >
  charges: MadeCharge[]
  /** By idempotency key. */
  answers: Record<string, { request: string; answer: Answer }>
}

/** Reads `LOCAL_PAYMENT`: the older service ignores idempotency keys. */
export function readServiceAge(value = 'new'): 'new' | 'old' {
  if (value === 'new' || value === 'old') return value
  throw new Error(`LOCAL_PAYMENT is old or unset, not ${value}`)
}

export type Payments = ReturnType<typeof createPayments>

/** Stripe takes no less than 50 cents. */
const chargeBody = v.strictObject({
  id: text(/^pm_[A-Za-z]{24}$/),
  description: text(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(50)),
  idempotencyKey: v.exactOptional(text()),
})

type ChargeBody = v.InferOutput<typeof chargeBody>

export const chargeProblems = (body: unknown) => problemsOf(chargeBody, body)

/**
 * Keeps everything in `file`, or in memory if it is null. With `ignoresKeys` it is the older
 * service, which charges every request.
 */
export function createPayments({
  file,
  ignoresKeys,
}: {
  file: string | null
  ignoresKeys: boolean
}) {
  const state = readJsonFile<State>(file, { methods: {}, charges: [], answers: {} })

  function charge(body: ChargeBody): Reply {
    const { idempotencyKey } = body
    if (ignoresKeys || idempotencyKey === undefined) return create(body)
    const request = JSON.stringify([body.id, body.description, body.amount])
    const earlier = state.answers[idempotencyKey]
    if (earlier) {
      return prompt(
        earlier.request === request
          ? earlier.answer
          : failure('This idempotency key was used with other parameters.'),
      )
    }
    const reply = create(body)
    // A charge that waits for the bank is looked up again each time.
    if (reply !== 'down' && !('requiresAction' in reply.answer))
      state.answers[idempotencyKey] = { request, answer: reply.answer }
    return reply
  }

  /** Charges without checking the key. */
  function create(body: ChargeBody): Reply {
    const method = state.methods[body.id]
    if (!method) return prompt(failure(`No such payment method: ${body.id}`))
    if (method.used)
      return prompt(
        failure('The provided PaymentMethod was previously used. It may not be used again.'),
      )
    const charging = chargingOf(method.ending)
    if (charging === 'down') return 'down'
    const asks = charging === 'asks the bank'
    if (asks && !ignoresKeys && method.confirmed === undefined)
      return prompt({ success: false, requiresAction: true, clientSecret: secretOf(body.id) })
    method.used = true
    if (asks && method.confirmed !== true)
      return prompt(failure('Your card was declined. This transaction requires authentication.'))
    if (typeof charging === 'object') return prompt(failure(charging.declined))
    state.charges.unshift({
      id: newId('ch'),
      amount: body.amount,
      description: body.description,
      paymentMethodId: body.id,
      idempotencyKey: body.idempotencyKey ?? null,
      created: new Date().toISOString(),
    })
    const answer = { success: true, message: 'Payment successful' }
    return { answer, delivery: asks ? 'prompt' : charging }
  }

  return {
    /** Newest first. */
    list: (): readonly MadeCharge[] => state.charges,
    /** Makes the payment method of a card, by its last four digits. It can be charged once. */
    register(ending: string): string {
      const id = newId('pm')
      state.methods[id] = { ending, used: false }
      writeJsonFile(file, state)
      return id
    },
    /** What the customer answered to the bank. Nothing is charged before the charge is sent again. */
    confirm(clientSecret: string, confirmed: boolean) {
      const found = Object.entries(state.methods).find(([id]) => secretOf(id) === clientSecret)
      if (found) found[1].confirmed = confirmed
      writeJsonFile(file, state)
    },
    /** Charges what a checked body asks for. */
    charge(body: ChargeBody): Reply {
      const reply = charge(body)
      writeJsonFile(file, state)
      return reply
    },
  }
}

/** The client secret of the charge of a payment method. */
const secretOf = (id: string) => `pi_${id.slice(3)}_secret_${id.slice(3, 9)}`
const prompt = (answer: Answer): Reply => ({ answer, delivery: 'prompt' })
const failure = (message: string): Answer => ({ success: false, message })

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function newId(prefix: string): string {
  const random = crypto.getRandomValues(new Uint32Array(24))
  return `${prefix}_${[...random].map((value) => letters[value % letters.length]).join('')}`
}
