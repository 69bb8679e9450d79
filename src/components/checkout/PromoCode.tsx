import { useState } from 'react'
import { promoPercent } from '~/lib/pricing/promo'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import styles from './checkout.module.css'

/** The code counts as it is typed; the button says what came of it. */
export function PromoCode({ code, form }: { code: string; form: string }) {
  const [asked, setAsked] = useState<string | null>(null)
  const percent = promoPercent(code)
  const answer = asked === code && code.trim() !== '' ? answerFor(code, percent) : ''

  return (
    <div>
      <div className={styles.promo}>
        <Field
          label="Promo Code"
          name="promoCode"
          form={form}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={(event) => {
            // Enter in this field asks about the code; it doesn't send the whole form.
            if (event.key !== 'Enter') return
            event.preventDefault()
            setAsked(code)
          }}
        />
        <Button look="outline" onClick={() => setAsked(code)}>
          Apply
        </Button>
      </div>
      <output className={styles.promoAnswer}>{answer}</output>
    </div>
  )
}

function answerFor(code: string, percent: number): string {
  return percent > 0 ? `${percent}% off the rent.` : `We don't know the code "${code.trim()}".`
}
