// The popup that prices and books one item: for the office, by card, or as a request.
import { flushSync } from 'react-dom'
import { AcceptContract } from '~/components/order/choices/AcceptContract'
import { DeliveryChoices } from '~/components/order/choices/DeliveryChoices'
import { AssumedGround, GroundChoice } from '~/components/order/choices/GroundChoice'
import type { OrderFieldsProps } from '~/components/order/choices/order-fields'
import { ProtectionChoice } from '~/components/order/choices/ProtectionChoice'
import { WayToPayChoice, walletsToo } from '~/components/order/choices/WayToPayChoice'
import { CrewWarnings } from '~/components/order/CrewWarnings'
import { GoodToKnow } from '~/components/order/GoodToKnow'
import { KeptNote } from '~/components/order/KeptNote'
import { OrderNotice } from '~/components/order/OrderNotice'
import { OrderSummary } from '~/components/order/OrderSummary'
import { runningWords, whatNext } from '~/components/order/outcome-words'
import { TotalAmount } from '~/components/order/TotalAmount'
import type { OrderInProgress } from '~/components/order/use-order'
import { CardPayment } from '~/components/payment/CardPayment'
import type { OrderAmounts } from '~/lib/domain/booking'
import { depositRateCents } from '~/lib/domain/business'
import type { Item } from '~/lib/domain/item'
import { formatCents, formatPrice } from '~/lib/domain/money'
import { canPayDeposit, leastTotalCents, priceOrder, type Offer } from '~/lib/pricing/order-price'
import { orderMessages } from '~/lib/text/order-messages'
import { Button } from '~/ui/button/Button'
import { Dialog, DialogFoot } from '~/ui/dialog/Dialog'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { fieldId } from '~/ui/field/field-id'
import styles from './book-one.module.css'

type PaymentPopupProps = {
  item: Item
  offer: Offer
  order: OrderInProgress
}

const acceptFirst = 'Please accept the rules and restrictions first.'

export function PaymentPopup({ item, offer, order }: PaymentPopupProps) {
  const { fields, blocked, step } = order
  const { form } = fields
  const { requestMode } = offer
  const amounts = priceOrder('item', form, offer)
  const byCard = form.method === 'Credit Card' && !requestMode

  function changeAddress() {
    flushSync(order.giveUp)
    // The closed dialog has returned the focus to its button.
    document.getElementById(fieldId('address'))?.focus()
  }

  return (
    <Dialog open onClose={order.giveUp} title={`Book ${item.name}`}>
      <div className={`stack-20 ${styles.form}`}>
        {order.prefilled.choices && <KeptNote />}
        <PopupOptions {...fields} amounts={amounts} offer={offer} />
        <section className={`stack-12 ${styles.summary}`} aria-label="Summary">
          <OrderSummary kind="item" form={form} offer={offer} itemKind={item.kind} />
          <Button look="plain" size="small" onClick={changeAddress}>
            Address not right?
          </Button>
          <AssumedGround {...form} />
        </section>
        <CrewWarnings form={form} offer={offer} />
        <GoodToKnow form={form} offer={offer} />
        <AcceptContract {...fields} />
        <OrderNotice order={order} requestMode={requestMode} itemKind={item.kind} />
        {!blocked && !byCard && form.terms && (
          <p className="note">{whatNext({ byCard, requestMode, amounts })}</p>
        )}
        <DialogFoot>
          <p className={styles.total}>
            <TotalAmount amounts={amounts} offer={offer} method={form.method} />
          </p>
          {!blocked && !byCard && form.terms && (
            <Button wide busy={step !== null} onClick={order.place}>
              {(step && runningWords[step]) ?? (requestMode ? 'Request Book Now' : 'Book Now')}
            </Button>
          )}
          {!blocked && !byCard && !form.terms && <p className="note">{acceptFirst}</p>}
        </DialogFoot>
        {!blocked && byCard && (
          <CardPayment
            {...order.card}
            amountCents={amounts.dueNowCents}
            loadingText={orderMessages.processingPopup}
            whyDisabled={form.terms ? '' : acceptFirst}
          />
        )}
      </div>
    </Dialog>
  )
}

type PopupOptionsProps = OrderFieldsProps & { amounts: OrderAmounts; offer: Offer }

function PopupOptions({ amounts, offer, ...fieldProps }: PopupOptionsProps) {
  const { form, onChange } = fieldProps
  const { requestMode } = offer
  const deposit = canPayDeposit('item', form, offer)
  const depositOnly = amounts.depositCents > 0
  return (
    <>
      {!requestMode && (
        <ChoiceGroup legend="Amount">
          <ChoiceRow
            type="radio"
            name="amount"
            label="Pay Full Amount"
            checked={!depositOnly}
            onChange={() => onChange({ depositOnly: false })}
          />
          <ChoiceRow
            type="radio"
            name="amount"
            label={`Pay a ${formatPrice(depositRateCents)} deposit`}
            hint={
              deposit
                ? "The balance is due before delivery, by invoice. The damage waiver isn't available with a deposit here. Want both? Order from the cart. Deposits are non-refundable."
                : `For totals of ${formatCents(leastTotalCents)} or more.`
            }
            checked={depositOnly}
            disabled={!deposit}
            onChange={() => onChange({ depositOnly: true })}
          />
        </ChoiceGroup>
      )}
      <GroundChoice {...fieldProps} />
      <ProtectionChoice kind="item" {...fieldProps} amounts={amounts} />
      <DeliveryChoices {...fieldProps} />
      {!requestMode && (
        <WayToPayChoice
          method={form.method}
          cardHint={`Pay online now. ${walletsToo}`}
          onChange={onChange}
        />
      )}
    </>
  )
}
