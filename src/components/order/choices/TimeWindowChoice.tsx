// When it must be there: the time windows, and the time itself where one is chosen.
import { deliveryTimes } from '~/content/rental-information'
import type { OrderForm } from '~/lib/booking/order/form'
import { earliestSpecificTime, latestSpecificTime, timeWindows } from '~/lib/business'
import { offeredTimeWindows, timeWindowLabels } from '~/lib/pricing/labels'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'
import { Field } from '~/ui/Field'

type TimeChoice = Pick<OrderForm, 'timeWindow' | 'specificTime'>

type TimeWindowChoiceProps = TimeChoice & {
  /** What is wrong with the time. */
  error: string | undefined
  onChange: (changed: Partial<TimeChoice>) => void
}

export function TimeWindowChoice(props: TimeWindowChoiceProps) {
  const { timeWindow, specificTime, error, onChange } = props
  return (
    <>
      <ChoiceGroup legend="Specific time" hint={deliveryTimes}>
        {offeredTimeWindows.map((window) => (
          <ChoiceRow
            key={window}
            type="radio"
            name="timeWindow"
            value={window}
            label={timeWindowLabels[window].control}
            checked={timeWindow === window}
            onChange={() => onChange({ timeWindow: window })}
          />
        ))}
      </ChoiceGroup>
      {timeWindows[timeWindow].cents > 0 && (
        <Field
          label="Deliver at"
          name="specificTime"
          type="time"
          min={earliestSpecificTime}
          max={latestSpecificTime}
          value={specificTime}
          error={error}
          hint="Delivery from 7am, pickup to midnight."
          onChange={(event) => onChange({ specificTime: event.target.value })}
        />
      )}
    </>
  )
}
