// The browser's wallets, and the card provider's field. Card data never reaches this page.
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js'
import { useId, useRef, useState, type FormEvent } from 'react'
import { formatCents } from '~/lib/domain/money'
import { cleanLine } from '~/lib/text/cleaned'
import { Button } from '~/ui/button/Button'
import { FieldError } from '~/ui/field/FieldFrame'
import { refusalText, withMethodTimeout, type CardPaymentProps } from './payment-method'
import { WalletButtons, type Wallets } from './WalletButtons'
import styles from './CardPayment.module.css'

export function CardForm({ stripe, ...props }: CardPaymentProps & { stripe: Stripe }) {
  const [wallets, setWallets] = useState<Wallets>('waiting')
  return (
    <div className={`stack-20 ${wallets === 'waiting' ? styles.loading : ''}`}>
      {wallets === 'waiting' && <output className="note">Loading the card form…</output>}
      <WalletButtons {...props} stripe={stripe} wallets={wallets} onWallets={setWallets} />
      {/* Both load at the same time, and show together. */}
      <div className={wallets === 'waiting' ? styles.waiting : undefined}>
        <Elements stripe={stripe}>
          <CardFields {...props} />
        </Elements>
      </div>
    </div>
  )
}

function CardFields(props: CardPaymentProps) {
  const { amountCents, loadingText, whyDisabled = '', billing, address, busy, onPay } = props
  const stripe = useStripe()
  const elements = useElements()
  const id = useId()
  const [complete, setComplete] = useState(false)
  const [message, setMessage] = useState('')
  // In addition to `busy`, because a second press may come before the next render.
  const running = useRef(false)

  async function createPaymentMethod(): Promise<string | null> {
    const card = elements?.getElement(CardElement)
    if (!stripe || !card) return null
    setMessage('')
    const made = await withMethodTimeout(
      stripe.createPaymentMethod({ type: 'card', card, billing_details: billing }),
    )
    if (made?.error) {
      const text = refusalText(made.error, props.onEmailRefused)
      setMessage(text)
      if (text !== '') card.focus()
    }
    return made?.paymentMethod?.id ?? null
  }

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (running.current || busy || whyDisabled !== '') return
    running.current = true
    try {
      // With an incomplete card, the provider only says what is missing; no units are held.
      if (complete) await onPay(createPaymentMethod)
      else await createPaymentMethod().catch(() => null)
    } finally {
      running.current = false
    }
  }

  return (
    <form
      className="stack-16"
      aria-label="Card payment"
      noValidate
      onSubmit={(event) => void pay(event)}
    >
      <fieldset>
        <legend className="label">Card</legend>
        <CardElement
          className={`box ${styles.card} ${message === '' ? '' : styles.wrong}`}
          // Link would ask for the email and a phone number again, inside the card field.
          options={{
            style: cardStyle(),
            disabled: whyDisabled !== '',
            disableLink: true,
            value: { postalCode: zipOf(address) },
          }}
          onChange={(change) => {
            setComplete(change.complete)
            setMessage(change.error?.message ?? '')
          }}
        />
        <div aria-live="polite">
          {message !== '' && <FieldError id={`${id}-message`}>{message}</FieldError>}
        </div>
      </fieldset>
      <div>
        <Button
          wide
          type="submit"
          busy={busy}
          disabled={whyDisabled !== ''}
          aria-describedby={`${id}-note`}
        >
          {`Pay ${formatCents(amountCents)}`}
        </Button>
        <output className={`note ${styles.running}`}>{busy && loadingText}</output>
      </div>
      <p id={`${id}-note`} className="note">
        {whyDisabled || 'Secure payment by Stripe. We never see your card number.'}
      </p>
    </form>
  )
}

const zipOf = (address: string) => /\b(\d{5})(?:-\d{4})?$/.exec(cleanLine(address))?.[1] ?? ''

/** Our styles don't reach the provider's iframe. 16 px keep phones from zooming in. */
function cardStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  return {
    base: {
      color: token('--ink'),
      iconColor: token('--ink-2'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: token('--ink-2') },
    },
    invalid: { color: token('--red'), iconColor: token('--red') },
  }
}
