// Loads the card provider's script, only when a card is chosen or a card form is shown.
import type { Stripe } from '@stripe/stripe-js'
import { lazyImport } from '~/lib/loading/lazy-import'
import { loadScript } from '~/lib/loading/load-script'
import { TimeoutError, withTimeout } from '~/lib/loading/with-timeout'
import { allSettings } from '~/settings/all-settings'

/** How long the script may take before the form says that cards can't be taken now. */
const timeoutMs = 10_000
/** How long the customer may take in the bank's own app. Units stay held for three minutes more. */
const bankTimeoutMs = 6 * 60_000

let loading: Promise<Stripe> | null = null

/**
 * Loads the card provider once; the next call after a failure tries again.
 * @throws Error if its script is blocked or takes too long. Await it before `<Elements>` gets the
 * result: nothing catches a promise that rejects in there.
 */
export function loadCardProvider(): Promise<Stripe> {
  loading ??= withTimeout(timeoutMs, load()).catch((error: unknown) => {
    loading = null
    if (error instanceof TimeoutError) abandonScript()
    throw error
  })
  return loading
}

/**
 * Lets the customer confirm a charge with the bank, in a frame of the card provider. Only the
 * payment service knows the outcome. Never throws.
 */
export async function askBank(clientSecret: string): Promise<void> {
  const resume = leaveTopLayer()
  try {
    const stripe = await loadCardProvider()
    await withTimeout(bankTimeoutMs, stripe.handleNextAction({ clientSecret }))
  } catch {
    // The payment service is asked in any case.
  } finally {
    resume()
  }
}

/**
 * Shows open dialogs without `showModal` until the returned function is called: a modal dialog
 * would cover the provider's frame (github.com/stripe/stripe-js/issues/599).
 */
function leaveTopLayer(): () => void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  for (const dialog of dialogs) {
    dialog.close()
    dialog.show()
  }
  return () => {
    for (const dialog of dialogs.filter(({ open }) => open)) {
      dialog.close()
      dialog.showModal()
    }
  }
}

async function load(): Promise<Stripe> {
  if (allSettings.stripeStandIn !== '') await loadScript(allSettings.stripeStandIn)
  // `pure`, because the package's other module adds the script to every screen.
  const { loadStripe } = await lazyImport(() => import('@stripe/stripe-js/pure'))
  const stripe = await loadStripe(allSettings.stripeKey)
  if (stripe === null) throw new Error('The card provider needs a browser')
  return stripe
}

/** A hanging script counts as failed: the package and the next call would wait for it forever. */
function abandonScript(): void {
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'))
}
