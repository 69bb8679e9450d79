// The checkbox that accepts the rules: the customer's signature. The whole row toggles it; the
// rules are read beside it, here or in another tab.
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { LazyContract } from '~/components/order/lazy-contract'
import { signingWords } from '~/lib/booking/plan/signature'
import { currentContract } from '~/lib/domain/contract-version'
import { Button } from '~/ui/button/Button'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { fieldId } from '~/ui/field/field-id'
import { FieldError } from '~/ui/field/FieldFrame'
import { paths } from '~/urls/paths'
import { messageAt } from './order-fields'
import type { OrderFieldsProps } from './order-fields'
import styles from './AcceptRules.module.css'

export function AcceptRules({ form, errors, onChange }: Omit<OrderFieldsProps, 'onLeave'>) {
  const [reading, setReading] = useState(false)
  const error = messageAt(errors, 'terms')
  const name = `${form.name} ${form.lastName}`.trim()
  return (
    <div>
      <ChoiceRow
        id={fieldId('terms')}
        type="checkbox"
        name="terms"
        label="I accept the rules and restrictions"
        hint={
          <>
            <span className={styles.signing}>{signingWords(name)}</span>{' '}
            <Link
              // After a deploy a new tab has other words than those that this page signs.
              to={paths.contract(currentContract.version)}
              target="_blank"
              className={styles.rules}
            >
              Read the rules and restrictions (opens in a new tab)
            </Link>
          </>
        }
        action={
          <Button look="plain" size="small" onClick={() => setReading(true)}>
            Read them here
          </Button>
        }
        checked={form.terms}
        aria-required
        errorId={error && 'terms-error'}
        onChange={(event) => onChange({ terms: event.target.checked })}
      />
      {reading && (
        <Suspense fallback={<output>Loading…</output>}>
          <LazyContract onClose={() => setReading(false)} />
        </Suspense>
      )}
      <p className="note">
        <Link to={paths.privacy()} target="_blank" className={styles.rules}>
          What we do with your data (opens in a new tab)
        </Link>
      </p>
      {error && <FieldError id="terms-error">{error}</FieldError>}
    </div>
  )
}
