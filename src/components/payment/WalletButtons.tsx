// Apple Pay and Google Pay, where the browser has one of them. Nothing is held or charged before the
// visitor confirms the wallet's sheet; from then on it is a payment like one by card.
import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  PaymentMethodResult,
  Stripe,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import { useEffect, useId, useRef, useState } from 'react'
import { formatCents } from '~/lib/domain/money'
import { config } from '~/settings/site-settings'
import { FieldError } from '~/ui/field/FieldFrame'
import {
  payFromSheet,
  refusalText,
  withMethodTimeout,
  type CardPaymentProps,
} from './payment-method'
import styles from './CardPayment.module.css'

type WalletProps = Pick<
  CardPaymentProps,
  'amountCents' | 'billing' | 'whyDisabled' | 'busy' | 'onPay' | 'onEmailRefused'
>

/** 'waiting' until the card provider says whether the browser has a wallet. */
export type Wallets = 'waiting' | 'shown' | 'none'

type WalletButtonsProps = WalletProps & {
  stripe: Stripe
  wallets: Wallets
  onWallets: (wallets: Exclude<Wallets, 'waiting'>) => void
}

export function WalletButtons({ stripe, ...props }: WalletButtonsProps) {
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount: props.amountCents,
        currency: 'usd',
        paymentMethodCreation: 'manual',
        // The payment service charges cards only.
        allowedPaymentMethodTypes: ['card'],
      }}
    >
      <Buttons {...props} />
    </Elements>
  )
}

const options: StripeExpressCheckoutElementOptions = {
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'never',
    amazonPay: 'never',
    paypal: 'never',
    klarna: 'never',
  },
  buttonHeight: 48,
  business: { name: config.company.name },
}

/** How long the card form waits for the wallets. Later ones would move the card's field. */
const waitMs = 4_000

function Buttons(props: Omit<WalletButtonsProps, 'stripe'>) {
  const {
    amountCents,
    billing,
    whyDisabled = '',
    busy,
    onPay,
    onEmailRefused,
    wallets,
    onWallets,
  } = props
  const stripe = useStripe()
  const elements = useElements()
  const id = useId()
  const [message, setMessage] = useState('')
  /** The amount in the sheet that is open. */
  const shownCents = useRef(0)

  const isWaiting = wallets === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => onWallets('none'), waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, onWallets])

  async function confirmed(sheet: StripeExpressCheckoutElementConfirmEvent) {
    // Where the sheet is a window of its own, the visitor can change the order beside it.
    if (shownCents.current !== amountCents) {
      sheet.paymentFailed({ reason: 'fail' })
      setMessage(`Your total is now ${formatCents(amountCents)}. Nothing was charged. Try again.`)
      return
    }
    await payFromSheet(sheet, createPaymentMethod, onPay)
  }

  async function createPaymentMethod(): Promise<string | null> {
    const made = await withMethodTimeout(readSheet()).catch(() => null)
    if (!made?.paymentMethod)
      setMessage(
        made
          ? refusalText(made.error, onEmailRefused)
          : "Your wallet didn't respond. Nothing was charged.",
      )
    return made?.paymentMethod?.id ?? null
  }

  async function readSheet(): Promise<PaymentMethodResult> {
    if (!stripe || !elements) throw new Error('The sheet of no element was confirmed')
    const { error } = await elements.submit()
    if (error) return { error }
    return stripe.createPaymentMethod({ elements, params: { billing_details: billing } })
  }

  if (wallets === 'none') return null
  return (
    <fieldset
      aria-label="Apple Pay and Google Pay"
      className={isWaiting ? styles.waiting : `stack-16 ${styles.wallets}`}
      inert={isWaiting || whyDisabled !== '' || busy}
    >
      <div>
        <ExpressCheckoutElement
          options={options}
          onReady={({ availablePaymentMethods: found }) =>
            isWaiting && onWallets(found?.applePay || found?.googlePay ? 'shown' : 'none')
          }
          onLoadError={() => onWallets('none')}
          onClick={({ resolve }) => {
            setMessage('')
            shownCents.current = amountCents
            resolve()
          }}
          onConfirm={(sheet) => void confirmed(sheet)}
        />
        <div aria-live="polite">
          {message !== '' && <FieldError id={`${id}-message`}>{message}</FieldError>}
        </div>
      </div>
      <p className={`note ${styles.or}`}>
        <span>or pay with a card</span>
      </p>
    </fieldset>
  )
}
