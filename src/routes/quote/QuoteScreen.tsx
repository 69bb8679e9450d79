// A quote: a cart from a link, with the prices and free days of now, in the order of its reader's
// questions: what, whether it is free, what it costs. Prints without the controls.
import { useState } from 'react'
import { EmailLink } from '~/components/contact/EmailLink'
import { OpeningHours } from '~/components/contact/OpeningHours'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { DatesUnknown } from '~/components/event/DatesUnknown'
import { ConflictText } from '~/components/fields/ConflictText'
import { BookedItems } from '~/components/printed-order/BookedItems'
import { PageActions } from '~/components/printed-order/PageActions'
import {
  PrintedOrder,
  PrintedColumns,
  PrintedSection,
} from '~/components/printed-order/PrintedOrder'
import { StatusPill } from '~/components/printed-order/StatusPill'
import { firstDay } from '~/lib/booking/plan/rental-times'
import { pricedLines, type CartLineState } from '~/lib/cart-availability/cart-line-states'
import { statesNow, type AvailabilityReading } from '~/lib/cart-availability/read-cart'
import { typedTexts } from '~/lib/domain/booking-texts'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import type { OrderForm } from '~/lib/domain/order-form'
import { loadDraft, saveDraft, sharedOf } from '~/lib/order-form/draft'
import { emptyOrderForm } from '~/lib/order-form/form'
import { quoteNumber, type Quote } from '~/lib/order-form/quote-link'
import { feeOfPlace } from '~/lib/pricing/delivery'
import { lineLabel, perDayWords } from '~/lib/pricing/labels'
import type { Offer } from '~/lib/pricing/order-price'
import { cleanLine } from '~/lib/text/cleaned'
import { addDays } from '~/lib/time/dates'
import { describeDays, formatDay } from '~/lib/time/day-text'
import { allSettings } from '~/settings/all-settings'
import { config } from '~/settings/site-settings'
import { FactList } from '~/ui/facts/FactList'
import { Field } from '~/ui/field/Field'
import { Icon } from '~/ui/Icon'
import { quoteMailText } from './quote-mail'
import { QuoteTotal } from './QuoteTotal'
import styles from './quote.module.css'

type QuoteScreenProps = {
  quote: Quote
  items: readonly Item[]
  availability: AvailabilityReading
  /** The day of the prices. */
  asOf: Day
}

export function QuoteScreen({ quote: asked, items, availability, asOf }: QuoteScreenProps) {
  const quote = { ...asked, made: asked.made ?? asOf }
  const states = statesNow(quote.cart, items, availability)
  const { form, change } = useQuoteForm()
  const [whom, setWhom] = useState(form.organization)
  const { place } = quote
  const offer: Offer = {
    lines: pricedLines(states, items).lines,
    delivery: place ? feeOfPlace(place) : { kind: 'noAddress' },
    requestMode: false,
  }
  const number = quoteNumber(quote)
  const facts = factsOf(quote, cleanLine(whom), asOf)
  const title = `Quote ${number}`
  const mail = quoteMailText([{ label: 'Quote', value: number }, ...facts], form, offer)
  return (
    <PrintedOrder
      title="Quote"
      detail={number}
      status={<StatusPill settled={false}>Not booked yet</StatusPill>}
    >
      <PageActions title={title} mail={{ label: 'Email this quote', text: mail }}>
        {`Anyone with the link can open this quote. ${pricesOf(quote, asOf)}`}
      </PageActions>
      <div className={styles.facts}>
        <FactList facts={[...facts, { label: 'From', value: officeText() }]} />
        <p className="note">
          {`Prices as of ${formatDay(asOf)}. Rentals aren't held until you book.`}
        </p>
        <div className={`no-print ${styles.whom}`}>
          <Field
            label="Who is this quote for?"
            name="quoteFor"
            value={whom}
            onValue={setWhom}
            maxLength={typedTexts.organization.most}
            autoComplete="organization"
            hint="Printed and mailed with the quote. It isn't saved in the link."
          />
        </div>
      </div>
      <PrintedColumns
        items={
          <PrintedSection id="quoted" title="Rentals">
            {availability.takenByItem === null && <DatesUnknown />}
            <BookedItems
              lines={states.map(({ cartLine, item }) => ({
                name: lineLabel({ name: item?.name ?? 'A rental we no longer offer', ...cartLine }),
                image: item?.image ?? '',
                days: cartLine.days,
              }))}
              daysText={describeDays}
              detail={(index) => (
                <>
                  <UnitPrice state={states[index]} />
                  <QuotedStatus state={states[index]} />
                </>
              )}
            />
          </PrintedSection>
        }
        amounts={
          <QuoteTotal
            quote={quote}
            states={states}
            items={items}
            form={form}
            offer={offer}
            onChange={change}
          />
        }
        more={
          <p>
            Questions? Call <PhoneLink />, <OpeningHours />, or email <EmailLink />.
          </p>
        }
      />
    </PrintedOrder>
  )
}

/** As an order starts, with what this visit has typed and chosen. */
function useQuoteForm() {
  const [form, setForm] = useState<OrderForm>(() => {
    const draft = loadDraft()
    return { ...emptyOrderForm, ...sharedOf(draft), organization: draft.organization }
  })

  /** Turns a protection on or off, in this visit's cart, too. */
  function change(changed: Partial<OrderForm>) {
    saveDraft({ ...loadDraft(), ...changed })
    setForm({ ...form, ...changed })
  }

  return { form, change }
}

/** The last day on which a quote's prices are kept, at most its event's; null if none is set. */
function lastDayOf({ made, cart }: Dated): Day | null {
  const { quoteDays } = allSettings
  if (quoteDays === null) return null
  const event = firstDay(cart) ?? made
  const until = addDays(made, quoteDays)
  return until < event ? until : event
}

type Dated = Pick<Quote, 'cart'> & { made: Day }

/** Nothing is stored, so only what is printed or mailed keeps its prices. */
function pricesOf(quote: Dated, asOf: Day): string {
  const until = lastDayOf(quote)
  return until === null || until < asOf
    ? 'It always shows current prices and availability.'
    : `The link always shows current prices. A printed or mailed copy keeps today's prices until ${formatDay(until, 'short')}.`
}

function factsOf(quote: Dated, whom: string, asOf: Day) {
  const until = lastDayOf(quote)
  return [
    { label: 'Date', value: formatDay(quote.made, 'short') },
    ...(until === null
      ? []
      : [
          {
            label: until < asOf ? 'Was valid until' : 'Valid until',
            value: formatDay(until, 'short'),
          },
        ]),
    ...(whom === '' ? [] : [{ label: 'For', value: whom }]),
  ]
}

function officeText(): string {
  const { name, street, phone, email } = config.company
  return [name, street, `${phone}, ${email}`].join('\n')
}

/** The price of one unit, which a purchase order has to name. */
function UnitPrice({ state }: { state: CartLineState | undefined }) {
  const priceCents = state?.item?.priceCents ?? null
  if (!state || priceCents === null) return null
  return <p className="quiet">{perDayWords({ ...state.cartLine, priceCents })}</p>
}

/** Whether a rental of a quote can be booked, and if not, that the total leaves it out. */
function QuotedStatus({ state }: { state: CartLineState | undefined }) {
  if (!state) return null
  const { item, conflict, free } = state
  if (!conflict)
    return free === null ? null : (
      <p key="free" className={`remark ${styles.available}`}>
        <Icon name="check-circle" size="1.125rem" /> Available
      </p>
    )
  return (
    <p className={`remark ${styles.conflict}`}>
      <Icon name="warning" size="1.125rem" />
      <span>
        {item === null ? <span>No longer offered</span> : <ConflictText {...conflict} />}
        <span> (not in the total)</span>
      </span>
    </p>
  )
}
