// The Express Checkout element of the stand-in: a button for each wallet, and the wallet's sheet, in which
// somebody chooses what happens. A real sheet belongs to the browser, so it is above every dialog.
;(() => {
  const wallets = { applePay: 'Apple Pay', googlePay: 'Google Pay' }

  /** What each card in the sheet does; the endings are those of `cards.ts`. */
  const cards = [
    ['4242', 'Good card'],
    ['0002', 'Card that is declined'],
    ['3184', 'Card whose bank asks'],
    ['4004', 'Card that the wallet refuses'],
    ['9003', 'Card at which the script fails'],
    ['hangs', 'Card for which the wallet never answers'],
    ['5001', 'Payment service down'],
    ['6009', 'Answer after a minute'],
    ['7007', 'Answer is nonsense'],
    ['8005', 'Answer is lost'],
  ]

  /** A browser without wallets: `localStorage.wallets = 'none'`. */
  const areMissing = () => localStorage.getItem('wallets') === 'none'

  function createButton(text) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    Object.assign(button.style, {
      flex: '1',
      minHeight: '48px',
      borderRadius: '4px',
      background: '#000',
      color: '#fff',
      font: '500 17px/1.5 system-ui, sans-serif',
    })
    return button
  }

  /** Resolves to the card, or to null when the sheet was dismissed. It stays open until `close`. */
  function openSheet(name, { amount, currency }) {
    const sheet = document.createElement('dialog')
    sheet.setAttribute('aria-label', name)
    const total = (amount / 100).toLocaleString('en-US', { style: 'currency', currency })
    const text = document.createElement('p')
    text.textContent = `${name}: ${total}`
    const select = document.createElement('select')
    select.setAttribute('aria-label', 'Card in the wallet')
    select.append(...cards.map(([ending, label]) => new Option(label, ending)))
    const pay = createButton('Confirm')
    const cancel = createButton('Dismiss')
    const row = document.createElement('div')
    Object.assign(row.style, { display: 'flex', gap: '8px' })
    row.append(pay, cancel)
    const panel = document.createElement('div')
    panel.append(text, select, row)
    Object.assign(panel.style, {
      display: 'grid',
      gap: '16px',
      maxWidth: '24rem',
      margin: 'auto auto 0',
      padding: '24px',
      background: '#fff',
      color: '#000',
      font: '17px/1.5 system-ui, sans-serif',
    })
    select.style.minHeight = '44px'
    sheet.append(panel)
    Object.assign(sheet.style, { display: 'grid', background: 'rgb(0 0 0 / 0.6)' })
    document.body.append(sheet)
    sheet.showModal()
    const close = () => sheet.remove()
    const chosen = new Promise((resolve) => {
      pay.onclick = () => {
        text.textContent = `${name}: processing`
        select.disabled = pay.disabled = cancel.disabled = true
        resolve(select.value)
      }
      cancel.onclick = () => resolve(null)
      sheet.oncancel = (event) => {
        event.preventDefault()
        if (!cancel.disabled) resolve(null)
      }
    })
    return { chosen, close }
  }

  /** @param options those of `elements()`, as they are now */
  function createWallets(options, { paymentMethods = {} }, onDestroy) {
    const listeners = {}
    const tell = (type, event) => {
      for (const listener of listeners[type] ?? [])
        listener({ elementType: 'expressCheckout', ...event })
    }
    const shown = Object.keys(wallets).filter((id) => paymentMethods[id] !== 'never')
    const group = document.createElement('div')
    Object.assign(group.style, { display: 'flex', flexWrap: 'wrap', gap: '8px' })
    /** The sheet that was confirmed, for `createPaymentMethod`. */
    let confirmed = null

    async function press(id) {
      let answer = null
      tell('click', {
        resolve: () => (answer = 'resolved'),
        reject: () => (answer = 'rejected'),
      })
      // The real one waits a second; after that, the browser opens no sheet for this press.
      if (answer !== 'resolved') return
      const sheet = openSheet(wallets[id], options())
      const ending = await sheet.chosen
      if (ending === null) {
        sheet.close()
        return tell('cancel')
      }
      confirmed = { ending, close: sheet.close, isSubmitted: false }
      tell('confirm', {
        expressPaymentType: id === 'applePay' ? 'apple_pay' : 'google_pay',
        paymentFailed: sheet.close,
      })
    }

    for (const id of shown) {
      const button = createButton(wallets[id])
      button.onclick = () => void press(id)
      group.append(button)
    }

    return {
      mount(place) {
        const available = areMissing()
          ? undefined
          : Object.fromEntries(Object.keys(wallets).map((id) => [id, shown.includes(id)]))
        place.classList.add('StripeElement')
        if (available) place.replaceChildren(group)
        setTimeout(() => tell('ready', { availablePaymentMethods: available }))
      },
      destroy() {
        group.remove()
        onDestroy()
      },
      update() {},
      on: (type, listener) => (listeners[type] ??= new Set()).add(listener),
      off: (type, listener) => listeners[type]?.delete(listener),
      /** For `elements.submit`. */
      submit() {
        if (confirmed) confirmed.isSubmitted = true
      },
      /** For `createPaymentMethod`: the ending of the card; the sheet closes once it is made. */
      read() {
        if (!confirmed?.isSubmitted) throw new Error('elements.submit() must be called first.')
        return confirmed
      },
    }
  }

  Object.assign((window.stripeParts ??= {}), { createWallets })
})()
