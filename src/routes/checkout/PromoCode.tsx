import { useState } from 'react'
import { promoPercent } from '~/lib/pricing/order-amounts'
import { cleanLine } from '~/lib/text/cleaned'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { Icon } from '~/ui/Icon'
import styles from './checkout.module.css'

const answerId = 'promo-answer'

type PromoCodeProps = { code: string; onChange: (code: string) => void }

/**
 * Folded away, because an empty field makes people leave to look for a code. A code applies as it
 * is typed, and its outcome shows after that.
 */
export function PromoCode({ code, onChange }: PromoCodeProps) {
  const [open, setOpen] = useState(code !== '')
  const [applied, setApplied] = useState<string | null>(null)
  const percent = promoPercent(code)
  const answered = applied === code && cleanLine(code) !== ''
  const wrong = answered && percent === 0

  return (
    <div>
      <Button look="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        Have a promo code?
      </Button>
      {open && (
        <>
          <div className={`stack-8 ${styles.promo}`}>
            <Field
              label="Promo Code"
              name="promoCode"
              value={code}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              // The message is announced, because it appears without moving the focus.
              {...(wrong && { 'aria-invalid': true, 'aria-describedby': answerId })}
              onValue={onChange}
              onBlur={() => setApplied(code)}
              onKeyDown={(event) => {
                // Enter in this field looks up the code instead of submitting the form.
                if (event.key !== 'Enter') return
                event.preventDefault()
                setApplied(code)
              }}
            />
            <Button look="outline" onClick={() => setApplied(code)}>
              Apply
            </Button>
          </div>
          <output
            id={answerId}
            className={`remark ${styles.promoAnswer} ${percent > 0 ? styles.promoKnown : ''}`}
          >
            {answered && <PromoOutcome percent={percent} />}
          </output>
        </>
      )}
    </div>
  )
}

/** An unknown code takes nothing off and doesn't prevent a booking. */
function PromoOutcome({ percent }: { percent: number }) {
  return (
    <>
      <Icon name={percent > 0 ? 'check-circle' : 'warning'} size="1.125rem" />
      <span>{percent > 0 ? `${percent}% off the rent.` : "That promo code isn't valid."}</span>
    </>
  )
}
