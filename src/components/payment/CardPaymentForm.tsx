// The card provider's field and the button below it. Card data never reaches this page.
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js'
import { useId, useRef, useState, type FormEvent } from 'react'
import { formatCents, type Cents } from '~/lib/domain/money'
import { TimeoutError, withTimeout } from '~/lib/loading/with-timeout'
import { Button } from '~/ui/button/Button'
import { FieldError } from '~/ui/field/Field'
import styles from './CardPayment.module.css'

export type CardPaymentProps = {
  amountCents: Cents
  loadingText: string
  /** Why nothing can be paid yet; empty if it can. */
  blocked?: string
  /** The customer, for the card provider. */
  billing: { name: string; email: string; phone?: string }
  busy: boolean
  /**
   * Runs the payment. It asks for the payment method when everything else is ready. Null means that
   * the card provider made none and says why at the field.
   */
  onPay: (createPaymentMethod: () => Promise<string | null>) => Promise<void> | void
}

/** Longest wait for the card provider to make a payment method; nothing is charged before. */
const timeoutMs = 30_000

export function CardForm({ stripe, ...props }: CardPaymentProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe}>
      <CardFields {...props} />
    </Elements>
  )
}

function CardFields(props: CardPaymentProps) {
  const { amountCents, loadingText, blocked = '', billing, busy, onPay } = props
  const stripe = useStripe()
  const elements = useElements()
  const id = useId()
  const [complete, setComplete] = useState(false)
  const [problem, setProblem] = useState('')
  // In addition to `busy`, because a second press may come before the next render.
  const running = useRef(false)

  async function createPaymentMethod(): Promise<string | null> {
    const card = elements?.getElement(CardElement)
    if (!stripe || !card) return null
    setProblem('')
    const made = await withTimeout(
      timeoutMs,
      stripe.createPaymentMethod({ type: 'card', card, billing_details: billing }),
    ).catch(lateAsNull)
    if (made?.error) {
      setProblem(made.error.message ?? '')
      card.focus()
    }
    return made?.paymentMethod?.id ?? null
  }

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (running.current || busy || blocked !== '') return
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
          className={`box ${styles.card} ${problem === '' ? '' : styles.wrong}`}
          // Link would ask for the email and a phone number again, inside the card field.
          options={{ style: cardStyle(), disabled: blocked !== '', disableLink: true }}
          onChange={(change) => {
            setComplete(change.complete)
            setProblem(change.error?.message ?? '')
          }}
        />
        <div aria-live="polite">
          {problem !== '' && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        </div>
      </fieldset>
      <div>
        <Button
          wide
          type="submit"
          busy={busy}
          disabled={blocked !== ''}
          aria-describedby={`${id}-note`}
        >
          {`Pay ${formatCents(amountCents)}`}
        </Button>
        <output className={`note ${styles.running}`}>{busy && loadingText}</output>
      </div>
      <p id={`${id}-note`} className="note">
        {blocked || 'Secure payment by Stripe. We never see your card number.'}
      </p>
    </form>
  )
}

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

/** Returns null if the card provider took too long. Nothing is charged then. */
function lateAsNull(error: unknown): null {
  if (error instanceof TimeoutError) return null
  throw error
}
