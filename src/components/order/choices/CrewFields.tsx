// What our crew must know on the day. All of it is optional and never stops an order, so it is
// folded away until somebody opens it.
import { useRef, useState } from 'react'
import { HintedField } from '~/components/fields/HintedField'
import { PhoneLink } from '~/components/office/PhoneLink'
import { lateDelivery, lateWords, windowsInTime } from '~/lib/booking/plan/crew'
import { windowWords } from '~/lib/booking/plan/rental-times'
import { gateWords } from '~/lib/db/bookings/text-lines'
import { typedTexts } from '~/lib/domain/booking-texts'
import { timeWindows } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'
import type { Gate, OrderForm } from '~/lib/domain/order-form'
import { hasCrewFields } from '~/lib/order-form/form'
import { Button } from '~/ui/button/Button'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { Field, SelectField } from '~/ui/field/Field'
import { textField, type OrderFieldsProps } from './order-fields'

const gates = (['', 'none', 'wide', 'narrow', 'unsure'] as const).map((value) => ({
  value,
  label: gateWords[value] || 'Choose',
}))

export function CrewFields(part: OrderFieldsProps) {
  const { form, onChange } = part
  const [open, setOpen] = useState(() => hasCrewFields(form))
  return (
    <>
      <div>
        <Button look="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          For our crew (optional): party time, gate, where to set up
        </Button>
      </div>
      {open && (
        <section className="stack-16" aria-label="For our crew">
          <PartyStart form={form} onChange={onChange} />
          <SelectField
            label="Gate on the way in"
            name="gate"
            options={gates}
            value={form.gate}
            onValue={(gate) => onChange({ gate: gate as Gate })}
          />
          <ChoiceGroup legend="Also on the way in" columns={2}>
            <ChoiceRow
              type="checkbox"
              name="stairs"
              label="Stairs or steps"
              checked={form.stairs}
              onChange={(event) => onChange({ stairs: event.target.checked })}
            />
            <ChoiceRow
              type="checkbox"
              name="slope"
              label="A slope"
              checked={form.slope}
              onChange={(event) => onChange({ slope: event.target.checked })}
            />
          </ChoiceGroup>
          <CrewText
            part={part}
            name="setUpAt"
            label="Where to set up"
            hint="For example: back yard, left of the patio. Anything else our crew should know goes here, too."
          />
          <CrewText
            part={part}
            name="dayContact"
            label="Who to call on the day"
            hint="Name and phone number, if it isn't you."
          />
        </section>
      )}
    </>
  )
}

type CrewTextProps = {
  part: OrderFieldsProps
  name: 'setUpAt' | 'dayContact'
  label: string
  hint: string
}

/** Takes no more than fits, so that its text can't stop an order. */
function CrewText({ part, name, label, hint }: CrewTextProps) {
  const most = typedTexts[name].most
  const isFull = part.form[name].length >= most
  return (
    <HintedField
      {...textField(name, part)}
      label={label}
      autoComplete="off"
      maxLength={most}
      hint={isFull ? `That's all that fits here: ${most} characters.` : hint}
    />
  )
}

/** The party's start, and the windows that end before it if the delivery may come later. */
function PartyStart({ form, onChange }: Pick<OrderFieldsProps, 'form' | 'onChange'>) {
  const outcome = useRef<HTMLDivElement>(null)
  const late = lateDelivery(form)
  const offers = windowsInTime(form.partyStart)

  function choose(offer: Partial<OrderForm>) {
    onChange(offer)
    // The pressed button disappears.
    outcome.current?.focus()
  }

  return (
    <div className="stack-12">
      <Field
        label="Party starts at"
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
            {offers.length === 0 ? (
              <p key="none">
                No delivery window ends early enough. Please call us at <PhoneLink />.
              </p>
            ) : (
              <p key="offers">Want it set up in time? Choose a delivery window:</p>
            )}
          </>
        )}
      </div>
      {late &&
        offers.map((offer) => (
          <div key={offer.timeWindow}>
            <Button look="outline" size="small" onClick={() => choose(offer)}>
              {`${windowWords(offer).slice(0, -1)} (${formatCents(timeWindows[offer.timeWindow].cents)})`}
            </Button>
          </div>
        ))}
    </div>
  )
}
