// How the booking is paid, and the rules it comes with.
import { Link } from 'react-router-dom'
import { openingHours } from '~/lib/business'
import { paths } from '~/paths'
import { config } from '~/settings'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'
import { FieldError } from '~/ui/FieldError'
import styles from './checkout.module.css'
import type { CheckoutPartProps } from './part'

export function Payment({ form, errors }: CheckoutPartProps) {
  return (
    <section className={styles.part}>
      <ChoiceGroup legend="Payment" heading columns={2}>
        <ChoiceRow
          type="radio"
          name="method"
          value="Cash In Office"
          label="Pay in Office"
          hint={`${config.business.street}, ${openingHours}.`}
          defaultChecked
        />
        <ChoiceRow
          type="radio"
          name="method"
          value="Credit Card"
          label="Credit Card"
          hint="Cards aren't taken online yet. Bring yours to the office."
          disabled
        />
      </ChoiceGroup>
      <div>
        <ChoiceRow
          id="field-terms"
          type="checkbox"
          name="terms"
          label={
            <>
              I accept the{' '}
              <Link to={paths.contract()} target="_blank">
                rules and restrictions
              </Link>
            </>
          }
          defaultChecked={form.terms}
          errorId={errors.terms ? 'terms-error' : undefined}
        />
        {errors.terms && <FieldError id="terms-error">{errors.terms}</FieldError>}
      </div>
    </section>
  )
}
