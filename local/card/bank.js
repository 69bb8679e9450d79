// The question of the customer's bank. Like Stripe's, it lies in the page, so an open modal dialog covers
// it.
;(() => {
  /** Resolves to whether the customer confirmed. */
  function askCustomer() {
    const frame = document.createElement('div')
    frame.setAttribute('role', 'dialog')
    frame.setAttribute('aria-label', 'Your bank (test)')
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      display: 'grid',
      placeContent: 'center',
      gap: '16px',
      padding: '24px',
      background: '#fff',
      color: '#000',
      font: '17px/1.5 system-ui, sans-serif',
    })
    const text = document.createElement('p')
    text.textContent = 'Your bank asks you to confirm this payment.'
    frame.append(text)
    return new Promise((resolve) => {
      for (const [label, answer] of [
        ['Complete', true],
        ['Fail', false],
      ]) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = label
        Object.assign(button.style, { minHeight: '48px', background: '#000', color: '#fff' })
        button.onclick = () => {
          frame.remove()
          resolve(answer)
        }
        frame.append(button)
      }
      document.body.append(frame)
      frame.querySelector('button').focus()
    })
  }

  async function handleNextAction({ clientSecret }) {
    const confirmed = await askCustomer()
    await fetch('/local/confirmations', {
      method: 'POST',
      body: JSON.stringify({ clientSecret, confirmed }),
    })
    if (confirmed) return { paymentIntent: { status: 'requires_confirmation' } }
    const message = 'We are unable to authenticate your payment method.'
    return { error: { code: 'payment_intent_authentication_failure', message } }
  }

  Object.assign((window.stripeParts ??= {}), { handleNextAction })
})()
