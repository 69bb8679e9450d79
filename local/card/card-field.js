// The card element of the stand-in: four inputs that check themselves as Stripe's does.
;(() => {
  const digits = (text) => text.replace(/\D/g, '')
  const isAmex = (number) => /^3[47]/.test(number)
  const lengthOf = (number) => (isAmex(number) ? 15 : 16)

  /** The check digit that every card number ends with. */
  function addsUp(number) {
    const sum = [...number].reverse().reduce((total, digit, position) => {
      const value = Number(digit) * (position % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    return sum % 10 === 0
  }

  /** Months since year 0 of `MM / YY`; NaN when there is no such month. */
  function monthOf(expiry) {
    const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))]
    return month >= 1 && month <= 12 ? year * 12 + month - 1 : Number.NaN
  }

  const thisMonth = () => new Date().getFullYear() * 12 + new Date().getMonth()

  const fields = {
    number: {
      label: 'Card number',
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      width: '13.5em',
      format(text) {
        const number = digits(text)
        return (number.slice(0, lengthOf(number)).match(/\d{1,4}/g) ?? []).join(' ')
      },
      isComplete: (number) => number.length === lengthOf(number),
      problem: (number) =>
        addsUp(number) ? null : ['invalid_number', 'Your card number is invalid.'],
      incomplete: ['incomplete_number', 'Your card number is incomplete.'],
    },
    expiry: {
      label: 'Expiry date',
      placeholder: 'MM / YY',
      autocomplete: 'cc-exp',
      width: '5em',
      format(text) {
        // A browser that fills it in writes 04/2030; a person types April as 4.
        const typed = digits(text.replace(/^(\d\d)\D+20(\d\d)$/, '$1$2').replace(/^[2-9]/, '0$&'))
        return typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2, 4)}` : typed
      },
      isComplete: (expiry) => expiry.length === 4,
      problem(expiry) {
        if (Number.isNaN(monthOf(expiry)))
          return ['invalid_expiry_month', "Your card's expiration date is invalid."]
        return monthOf(expiry) < thisMonth()
          ? ['invalid_expiry_year_past', "Your card's expiration date is in the past."]
          : null
      },
      incomplete: ['incomplete_expiry', "Your card's expiration date is incomplete."],
    },
    cvc: {
      label: 'Security code',
      placeholder: 'CVC',
      autocomplete: 'cc-csc',
      width: '4em',
      format: (text, { number }) => digits(text).slice(0, isAmex(number) ? 4 : 3),
      isComplete: (cvc, { number }) => cvc.length === (isAmex(number) ? 4 : 3),
      problem: () => null,
      incomplete: ['incomplete_cvc', "Your card's security code is incomplete."],
    },
    zip: {
      label: 'ZIP',
      placeholder: 'ZIP',
      autocomplete: 'postal-code',
      width: '5em',
      format: (text) => digits(text).slice(0, 5),
      isComplete: () => true,
      problem: () => null,
    },
  }

  function createInput({ label, placeholder, autocomplete, width }) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'text', inputMode: 'numeric', placeholder, autocomplete })
    input.setAttribute('aria-label', label)
    Object.assign(input.style, {
      flex: `1 1 ${width}`,
      minWidth: width,
      minHeight: '44px',
      boxSizing: 'border-box',
      padding: '0 8px',
      border: '0',
      background: 'transparent',
      color: 'inherit',
      font: '17px/1.5 system-ui, sans-serif',
    })
    return input
  }

  function createCard(options, onDestroy) {
    const listeners = new Set()
    const inputs = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, createInput(field)]),
    )
    const group = document.createElement('div')
    group.setAttribute('role', 'group')
    group.setAttribute('aria-label', 'Card')
    Object.assign(group.style, { display: 'flex', flexWrap: 'wrap', gap: '4px', minWidth: '0' })
    group.append(...Object.values(inputs))
    let host = null
    let destroyed = false

    const values = () =>
      Object.fromEntries(Object.entries(inputs).map(([name, { value }]) => [name, digits(value)]))

    /** What is wrong with one field; an incomplete one only counts when all of them must be there. */
    function problemOf(name, everything) {
      const all = values()
      const { isComplete, problem, incomplete } = fields[name]
      if (isComplete(all[name], all)) return problem(all[name])
      return everything ? incomplete : null
    }

    function error({ everything }) {
      for (const name of Object.keys(fields)) {
        const problem = problemOf(name, everything)
        if (problem) return { type: 'validation_error', code: problem[0], message: problem[1] }
      }
    }

    function showState() {
      host?.classList.toggle('StripeElement--focus', group.contains(document.activeElement))
      for (const [name, input] of Object.entries(inputs))
        input.setAttribute('aria-invalid', String(problemOf(name, false) !== null))
    }

    function changed() {
      showState()
      const complete = error({ everything: true }) === undefined
      for (const listener of listeners) listener({ complete, error: error({ everything: false }) })
    }

    function apply({ disabled }) {
      if (disabled === undefined) return
      for (const input of Object.values(inputs)) input.disabled = disabled
    }

    for (const [name, input] of Object.entries(inputs)) {
      input.addEventListener('input', () => {
        const formatted = fields[name].format(input.value, values())
        // In the middle of the text, the caret would jump to its end.
        const atEnd = input.selectionStart === input.value.length
        if (atEnd || digits(formatted) !== digits(input.value)) input.value = formatted
        changed()
      })
    }
    group.addEventListener('focusin', showState)
    // While this event runs, the focus hasn't moved on yet.
    group.addEventListener('focusout', () => setTimeout(showState))
    inputs.zip.value = options.value?.postalCode ?? ''
    apply(options)

    const card = {
      mount(place) {
        if (destroyed) throw new Error('This Element has already been destroyed.')
        host = place
        host.classList.add('StripeElement')
        host.replaceChildren(group)
        showState()
      },
      destroy() {
        group.remove()
        host = null
        destroyed = true
        listeners.clear()
        onDestroy()
      },
      update: apply,
      /** The site listens to no other event. */
      on: (event, listener) => event === 'change' && listeners.add(listener),
      off: (event, listener) => event === 'change' && listeners.delete(listener),
      focus: () => inputs.number.focus(),
      /** For `createPaymentMethod` alone. */
      read() {
        if (host === null)
          throw new Error(
            'We could not retrieve data from the specified Element: it is not mounted.',
          )
        return { error: error({ everything: true }), ending: values().number.slice(-4) }
      },
    }
    return card
  }

  Object.assign((window.stripeParts ??= {}), { createCard })
})()
