import { OpeningHours } from '~/components/contact/OpeningHours'
import type { WayToPay } from '~/lib/domain/booking-texts'
import { config } from '~/settings/site-settings'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'

/** The wallets' buttons show only once everything else is filled in. */
export const walletsToo = 'Apple Pay and Google Pay work on phones that have them.'

type WayToPayChoiceProps = {
  method: WayToPay
  cardHint: string
  /** The legend is a heading of the page. */
  heading?: boolean
  onChange: (changed: { method: WayToPay }) => void
}

export function WayToPayChoice(props: WayToPayChoiceProps) {
  const { method, cardHint, heading = false, onChange } = props
  const row = (value: WayToPay) => ({
    type: 'radio' as const,
    name: 'method',
    value,
    checked: method === value,
    onChange: () => onChange({ method: value }),
  })
  return (
    <ChoiceGroup legend="Payment" heading={heading} columns={2}>
      <ChoiceRow
        {...row('Cash In Office')}
        label="Pay in Office"
        hint={
          <span>
            {config.company.street}, <OpeningHours />.
          </span>
        }
      />
      <ChoiceRow {...row('Credit Card')} label="Credit Card" hint={cardHint} />
    </ChoiceGroup>
  )
}
