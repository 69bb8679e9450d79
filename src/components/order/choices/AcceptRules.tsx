// The checkbox that accepts the rules. The whole row toggles it; the link to the rules is below.
import { Link } from 'react-router-dom'
import { messageAt } from './order-fields'
import { paths } from '~/paths'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { FieldError } from '~/ui/field/Field'
import { fieldId } from '~/ui/field/field-id'
import styles from './AcceptRules.module.css'
import type { OrderFieldsProps } from './order-fields'

export function AcceptRules({ form, problems, onChange }: Omit<OrderFieldsProps, 'onLeave'>) {
  const problem = messageAt(problems, 'terms')
  return (
    <div>
      <ChoiceRow
        id={fieldId('terms')}
        type="checkbox"
        name="terms"
        label="I accept the rules and restrictions"
        hint={
          <Link to={paths.contract()} target="_blank" className={styles.rules}>
            Read the rules and restrictions (opens in a new tab)
          </Link>
        }
        checked={form.terms}
        aria-required
        errorId={problem && 'terms-error'}
        onChange={(event) => onChange({ terms: event.target.checked })}
      />
      <p className="note">
        <Link to={paths.privacy()} target="_blank" className={styles.rules}>
          What we do with your data (opens in a new tab)
        </Link>
      </p>
      {problem && <FieldError id="terms-error">{problem}</FieldError>}
    </div>
  )
}
