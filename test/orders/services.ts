// The payment service, the mailer, the distance service and the site's own server, as one browser
// meets them.
import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { createPayments, type Payments } from '../../local/card/payments'
import type { Page } from './page'

export type Mail = { name: string; id: string; email: string }
/** `asks`: its bank wants the customer's confirmation, and gets it. */
export type Card = 'good' | 'declined' | 'asks'
/** The last digits of the card provider's published test cards. */
const endings: Record<Card, string> = { good: '4242', declined: '0002', asks: '3184' }
type Answered = { status: number; body?: unknown; headers?: Record<string, string> }
type Charge = { id: string; idempotencyKey: string; amount: number; description: string }

/**
 * What a payment service does with a key that it got before: 'binds' refuses other parameters, as
 * Stripe does; 'honors' gives the first answer for any parameters; 'forgets' has deleted the key;
 * 'ignores' never reads it.
 */
export const keyUses = ['binds', 'honors', 'forgets', 'ignores'] as const
type KeyUse = (typeof keyUses)[number]

export class Services {
  readonly mails: Mail[] = []
  readonly payments: Payments
  private readonly keys: KeyUse
  private readonly replies = new Map<string, ReturnType<Payments['charge']>>()

  /** @param ignoresKeys true for the older service, which charges every request */
  constructor({
    ignoresKeys = false,
    keys = ignoresKeys ? 'ignores' : 'binds',
  }: {
    ignoresKeys?: boolean
    keys?: KeyUse
  } = {}) {
    this.keys = keys
    this.payments = createPayments({ file: null, ignoresKeys: keys === 'ignores' })
  }

  /** Charges sent, made or not. */
  readonly sent: Charge[] = []
  /** Runs before a charge is answered: what others do meanwhile. */
  onCharge: () => Promise<unknown> = async () => {}

  /** The card provider makes a payment method of a card. */
  makePaymentMethod(page: Page, card: Card = 'good'): Promise<string | null> {
    return page.request(
      'payment method',
      async () => this.payments.register(endings[card]),
      () => null,
    )
  }

  /**
   * The customer confirms to the bank, unless a fault hits the page. The page only waits for it.
   */
  async askBank(page: Page, clientSecret: string): Promise<void> {
    await page
      .request(
        'confirmation',
        async () => this.payments.confirm(clientSecret, true),
        () => this.payments.confirm(clientSecret, false),
      )
      .catch(() => {})
  }

  adapterOf(page: Page): AxiosAdapter {
    return async (config) => {
      const name = nameOf(config.url ?? '')
      const data = config.data === undefined ? {} : (JSON.parse(String(config.data)) as object)
      const answered = await page
        .request<Answered>(
          name,
          () => this.answerTo(name, data),
          () => (name === 'charge' ? declined : { status: 500 }),
        )
        .catch((error: Error) => {
          throw new AxiosError(error.message, AxiosError.ERR_NETWORK, config)
        })
      return settle(config, answered)
    }
  }

  private async answerTo(name: string, data: object): Promise<Answered> {
    // The site's server has the right time, whatever the device says.
    if (name === 'clock') return { status: 200, headers: { date: new Date().toUTCString() } }
    if (name === 'distance') return { status: 200, body: distance('12.4 mi') }
    if (name !== 'charge') {
      const { data: document = data, reservationID, invoiceId } = data as Record<string, never>
      const { email } = document as { email: string }
      this.mails.push({ name, id: String(reservationID ?? invoiceId ?? 'office'), email })
      return { status: 200 }
    }
    this.sent.push(data as Charge)
    const reply = this.replyTo(data as Charge)
    await this.onCharge()
    if (reply === 'down') throw new Error('The payment service is down')
    return { status: 200, body: reply.answer }
  }

  private replyTo(charge: Charge) {
    const { idempotencyKey } = charge
    if (this.keys === 'forgets')
      return this.payments.charge({
        ...charge,
        idempotencyKey: `${idempotencyKey} ${this.sent.length}`,
      })
    const earlier = this.keys === 'honors' ? this.replies.get(idempotencyKey) : undefined
    const reply = earlier ?? this.payments.charge(charge)
    if (reply !== 'down' && !('requiresAction' in reply.answer))
      this.replies.set(idempotencyKey, reply)
    return reply
  }
}

const declined: Answered = { status: 200, body: { success: false } }

function settle(config: InternalAxiosRequestConfig, { status, body = '', headers = {} }: Answered) {
  if (config.validateStatus && !config.validateStatus(status))
    throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config)
  return { data: body, status, statusText: '', headers, config }
}

const distance = (text: string) => ({ rows: [{ elements: [{ distance: { text } }] }] })

function nameOf(url: string): string {
  if (url === 'http://site.test') return 'clock'
  if (url.startsWith('http://distance.test')) return 'distance'
  if (url.endsWith('/paymentInflatables')) return 'charge'
  if (url.endsWith('/api/contactForm')) return 'office mail'
  return url.endsWith('/beinvoice') ? 'invoice mail' : 'confirmation mail'
}
