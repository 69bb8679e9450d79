// A stand-in for Stripe's script: sets `window.Stripe` with the elements and functions that the site calls. The
// other parts of it are loaded before (`script.ts`). It sends only the last four digits of a card.
;(() => {
  const { createCard, createWallets, handleNextAction } = window.stripeParts

  function createElements(given = {}) {
    let options = given
    const made = {}
    const makers = {
      card: createCard,
      expressCheckout: (wanted, onDestroy) => createWallets(() => options, wanted, onDestroy),
    }
    return {
      create(type, wanted = {}) {
        if (!makers[type]) throw new Error(`The stand-in has no ${type} element.`)
        if (made[type])
          throw new Error(`Can only create one Element of type ${type} through elements().`)
        if ((type === 'card') === 'mode' in options)
          throw new Error(
            `A ${type} element needs elements() ${type === 'card' ? 'without' : 'with'} a mode.`,
          )
        made[type] = makers[type](wanted, () => delete made[type])
        return made[type]
      },
      /** Takes the type or React's component of it. */
      getElement: (type) => made[type.__elementType ?? type] ?? null,
      update: (changed) => void (options = { ...options, ...changed }),
      async submit() {
        made.expressCheckout?.submit()
        return {}
      },
    }
  }

  async function createPaymentMethod({ card, elements }) {
    const source = card ?? elements.getElement('expressCheckout')
    const { error, ending, close } = source.read()
    if (error) return { error }
    if (ending === 'hangs') return new Promise(() => {})
    const response = await fetch('/local/paymentMethods', {
      method: 'POST',
      body: JSON.stringify({ ending }),
    })
    const answer = await response.json()
    if (answer.thrown) throw new Error(answer.thrown)
    if (answer.error) return { error: answer.error }
    close?.()
    return { paymentMethod: { id: answer.id } }
  }

  async function missing() {
    throw new Error('The stand-in only makes payment methods.')
  }

  window.Stripe = () => ({
    elements: createElements,
    createPaymentMethod,
    handleNextAction,
    createToken: missing,
    confirmCardPayment: missing,
    registerAppInfo() {},
    _registerWrapper() {},
  })
  // The release that @stripe/stripe-js 10 expects; it warns about any other.
  window.Stripe.version = 'endive'
})()
