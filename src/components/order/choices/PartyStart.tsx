// Asks when the party starts. If the delivery may come later, it says so and offers the windows that
// end before.
import { useRef } from 'react'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { lateDelivery, lateWords, windowsInTime } from '~/lib/booking/plan/crew-text'
import { windowWords } from '~/lib/booking/plan/rental-times'
import { timeWindows } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import type { OrderFieldsProps } from './order-fields'

export function PartyStart({ form, onChange }: Pick<OrderFieldsProps, 'form' | 'onChange'>) {
  const outcome = useRef<HTMLDivElement>(null)
  const late = lateDelivery(form)
  const windows = windowsInTime(form.partyStart)

  function choose(offer: Partial<OrderForm>) {
    onChange(offer)
    // The pressed button disappears.
    outcome.current?.focus()
  }

  return (
    <div className="stack-12">
      <Field
        label="When does the party start? (optional)"
        hint="So you know whether we're there before it."
        name="partyStart"
        type="time"
        value={form.partyStart}
        onValue={(partyStart) => onChange({ partyStart })}
      />
      <div ref={outcome} tabIndex={-1} className="stack-12">
        {form.partyStart !== '' && !late && (
          <p className="note">{`${windowWords(form)} In time for your party.`}</p>
        )}
        {late && (
          <>
            <p>{lateWords(late)}</p>
            {windows.length === 0 ? (
              <p key="none">
                No delivery window ends early enough. Please call us at <PhoneLink />.
              </p>
            ) : (
              <p key="offers">Want to be sure it's set up in time? Choose a delivery window:</p>
            )}
          </>
        )}
      </div>
      {late &&
        windows.map((offer) => (
          <div key={offer.timeWindow}>
            <Button look="outline" size="small" onClick={() => choose(offer)}>
              {`${windowWords(offer).slice(0, -1)} (${formatCents(timeWindows[offer.timeWindow].cents)})`}
            </Button>
          </div>
        ))}
    </div>
  )
}
