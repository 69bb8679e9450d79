// The checkbox below which nothing is booked. The whole row ticks it; the way to the rules stands below it.
import type { ComponentProps } from 'react'
import { Link } from '~/ui/Link'
import { paths } from '~/paths'
import { ChoiceRow } from '~/ui/ChoiceRow'
import { fieldId } from '~/ui/field-id'
import styles from './AcceptRules.module.css'

type AcceptRulesProps = Omit<ComponentProps<typeof ChoiceRow>, 'type' | 'name' | 'label' | 'hint'>

export function AcceptRules(props: AcceptRulesProps) {
  return (
    <ChoiceRow
      id={fieldId('terms')}
      {...props}
      type="checkbox"
      name="terms"
      label="I accept the rules and restrictions"
      hint={
        <Link to={paths.contract()} target="_blank" className={styles.rules}>
          Read the rules and restrictions (opens a new tab)
        </Link>
      }
    />
  )
}
