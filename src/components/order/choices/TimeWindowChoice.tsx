import { deliveryTimes } from '~/content/rental-information'
import { windowWords } from '~/lib/booking/plan/rental-times'
import {
  earliestSpecificTime,
  latestPickUp,
  latestSpecificTime,
  timeWindows,
} from '~/lib/domain/business'
import { offeredTimeWindows, timeWindowLabels } from '~/lib/pricing/labels'
import { clockWords } from '~/lib/time/business-time'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { Field } from '~/ui/field/Field'
import { messageAt } from './order-fields'
import type { OrderFieldsProps } from './order-fields'

export function TimeWindowChoice({ form, errors, onChange }: Omit<OrderFieldsProps, 'onLeave'>) {
  const { timeWindow, specificTime } = form
  const noTime = timeWindow === 'exact' ? '' : 'When your window starts.'
  const inWords = specificTime >= earliestSpecificTime ? windowWords(form) : noTime
  return (
    <>
      <ChoiceGroup legend="Delivery time" hint={deliveryTimes}>
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
          error={messageAt(errors, 'specificTime')}
          hint={`${inWords} Earliest delivery ${clockWords(earliestSpecificTime)}; pickup by ${latestPickUp}.`}
          onValue={(time) => onChange({ specificTime: time })}
        />
      )}
    </>
  )
}
