// Loads the card provider's script, only when a card is chosen or a card form is shown.
import type { Stripe } from '@stripe/stripe-js'
import { lazyImport } from '~/lib/loading/lazy-import'
import { loadScript } from '~/lib/loading/load-script'
import { TimeoutError, withTimeout } from '~/lib/loading/with-timeout'
import { fullConfig } from '~/settings/part-settings'

/** How long the script may take before the form says that cards can't be taken now. */
const timeoutMs = 10_000

let loading: Promise<Stripe> | null = null

/**
 * Loads the card provider once. After a failure, the next call tries again.
 * @throws Error if its script is blocked or takes too long. Await it before `<Elements>` gets the
 * result: nothing catches a
 *   promise that rejects in there.
 */
export function loadCardProvider(): Promise<Stripe> {
  loading ??= withTimeout(timeoutMs, load()).catch((error: unknown) => {
    loading = null
    if (error instanceof TimeoutError) abandonScript()
    throw error
  })
  return loading
}

async function load(): Promise<Stripe> {
  if (fullConfig.stripeStandIn !== '') await loadScript(fullConfig.stripeStandIn)
  // `pure`, because the package's other entry adds the script to every screen.
  const { loadStripe } = await lazyImport(() => import('@stripe/stripe-js/pure'))
  const stripe = await loadStripe(fullConfig.stripeKey)
  if (stripe === null) throw new Error('The card provider needs a browser')
  return stripe
}

/**
 * Makes a hanging script count as failed, because the package and the next call would wait for it
 * forever.
 */
function abandonScript(): void {
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))
}
