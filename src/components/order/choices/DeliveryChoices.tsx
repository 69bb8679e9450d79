// What the checkout and an item's popup ask about the delivery. A choice of both belongs here.
import { CrewFields } from './CrewFields'
import type { OrderFieldsProps } from './order-fields'
import { PartyStart } from './PartyStart'
import { TimeWindowChoice } from './TimeWindowChoice'

export function DeliveryChoices(fieldProps: OrderFieldsProps) {
  return (
    <>
      <TimeWindowChoice {...fieldProps} />
      <PartyStart {...fieldProps} />
      <CrewFields {...fieldProps} />
    </>
  )
}
