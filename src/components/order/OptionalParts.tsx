// At a total: what of it is optional, with the prices, and one press to take it off. Waiver and
// certificate are on unless the visitor says otherwise, as specified.
import { protections } from '~/content/protection'
import type { Quote } from '~/lib/domain/booking'
import { formatCents } from '~/lib/domain/money'
import type { SharedChoices } from '~/lib/order-form/draft'
import { listWords } from '~/lib/text/list-words'
import { Button } from '~/ui/button/Button'
import type { Slot } from '~/ui/slot'
import styles from './order.module.css'

type OptionalPartsProps = {
  form: SharedChoices
  quote: Quote
  change: (values: Partial<SharedChoices>) => void
  /** Another button beside its own. */
  children?: Slot
}

export function OptionalParts({ form, quote, change, children }: OptionalPartsProps) {
  // A single item's deposit drops the waiver without changing the form.
  const offered = protections.filter(({ field, cents }) => !form[field] || quote[cents] > 0)
  const on = offered.filter(({ field }) => form[field])
  const shown = on.length > 0 ? on : offered
  const names = shown.map(({ name, cents }) =>
    on.length > 0 ? `${name} (${formatCents(quote[cents])})` : name,
  )
  const saved = on.reduce((sum, { cents }) => sum + quote[cents], 0)
  const [are, them] = shown.length > 1 ? ['are', 'both'] : ['is', 'it']

  function press() {
    const turned = shown.map(({ field }) => [field, on.length === 0] as const)
    change(Object.fromEntries(turned))
  }

  return (
    <div className={`no-print ${styles.optional}`}>
      <output className="note">
        {`${capitalized(listWords(names))} ${are} ${on.length > 0 ? 'included and optional' : 'left out'}.`}
      </output>
      <div className={styles.press}>
        {/* Stays after the press, and keeps the focus. */}
        <Button look="plain" size="small" onClick={press}>
          {on.length > 0 ? `Take ${them} off, save ${formatCents(saved)}` : `Put ${them} back`}
        </Button>
        {children}
      </div>
    </div>
  )
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
