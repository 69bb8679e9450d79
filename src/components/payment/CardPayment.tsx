// The card form of checkout, invoice and item popup. Loads the card provider when it shows, or when
// a card is chosen; if that fails, the rest of the page stays.
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { lazyImport, ChunkLoadError } from '~/lib/loading/lazy-import'
import { loadCardProvider } from '~/lib/services/stripe'
import { Button } from '~/ui/button/Button'
import type { CardForm } from './CardPaymentForm'
import type { CardPaymentProps } from './payment-method'
import styles from './CardPayment.module.css'

/** `missing`: one of the site's scripts didn't load, so the page has to be reloaded. */
type Waiting = 'loading' | 'failed' | 'missing'
type Loaded = { Form: typeof CardForm; stripe: Stripe }

export function CardPayment(props: CardPaymentProps) {
  const [loaded, setLoaded] = useState<Loaded | Waiting>('loading')
  const [loads, setLoads] = useState(1)
  useEffect(() => {
    let shown = true
    void loadCardForm()
      .catch((error: unknown) => (error instanceof ChunkLoadError ? 'missing' : 'failed'))
      .then((outcome) => shown && setLoaded(outcome))
    return () => {
      shown = false
    }
  }, [loads])

  function retry() {
    setLoaded('loading')
    setLoads(loads + 1)
  }

  if (loaded === 'loading')
    return <output className={`note ${styles.loading}`}>Loading the card form…</output>
  if (loaded === 'missing') return <ChunkLoadNotice title={cannotShow} />
  if (loaded === 'failed')
    return (
      <ProblemNotice
        problem="card"
        title={cannotShow}
        action={
          <Button look="outline" size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        <p>
          Nothing was charged. An ad blocker may be stopping it. Try again, or call <PhoneLink /> to
          pay.
        </p>
      </ProblemNotice>
    )
  return <loaded.Form {...props} stripe={loaded.stripe} />
}

/**
 * Loads the card form, which a screen may do before it shows it.
 * @throws ChunkLoadError, or what `loadCardProvider` throws; showing the form tries again
 */
export async function loadCardForm(): Promise<Loaded> {
  const [{ CardForm }, stripe] = await Promise.all([
    lazyImport(() => import('./CardPaymentForm')),
    loadCardProvider(),
  ])
  return { Form: CardForm, stripe }
}

const cannotShow = "The card form didn't load."
