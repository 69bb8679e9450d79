// The checkbox that accepts the contract: the customer's signature. The whole row toggles it; the
// contract is read beside it, and its end accepts it, too.
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LazyContract } from '~/components/order/lazy-contract'
import { signingWords } from '~/lib/booking/plan/signature'
import { Button } from '~/ui/button/Button'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { fieldId } from '~/ui/field/field-id'
import { FieldError } from '~/ui/field/FieldFrame'
import { paths } from '~/urls/paths'
import { messageAt } from './order-fields'
import type { OrderFieldsProps } from './order-fields'
import styles from './AcceptContract.module.css'

export function AcceptContract({ form, errors, onChange }: Omit<OrderFieldsProps, 'onLeave'>) {
  const [reading, setReading] = useState(false)
  const error = messageAt(errors, 'terms')

  function accept() {
    onChange({ terms: true })
    setReading(false)
  }

  return (
    <div>
      <ChoiceRow
        id={fieldId('terms')}
        type="checkbox"
        name="terms"
        label="I accept the rules and restrictions"
        hint={signingWords(`${form.name} ${form.lastName}`.trim())}
        // Not a new tab: after a deploy it has other words than those that this page signs.
        action={
          <Button look="plain" size="small" onClick={() => setReading(true)}>
            Read the rules and restrictions
          </Button>
        }
        checked={form.terms}
        aria-required
        errorId={error && 'terms-error'}
        onChange={(event) => onChange({ terms: event.target.checked })}
      />
      {error && <FieldError id="terms-error">{error}</FieldError>}
      {reading && (
        <LazyContract onClose={() => setReading(false)}>
          {!form.terms && (
            <div className={`no-print ${styles.accept}`}>
              <Button wide onClick={accept}>
                Accept
              </Button>
            </div>
          )}
        </LazyContract>
      )}
      <p className="note">
        <Link to={paths.privacy()} target="_blank" className={styles.privacy}>
          What we do with your data (opens in a new tab)
        </Link>
      </p>
    </div>
  )
}
