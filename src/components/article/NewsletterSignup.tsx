// On several screens, so it sends by itself instead of through a screen's action.
import { useId, useRef, useState, useTransition, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { HintedField } from '~/components/fields/HintedField'
import { checkEmail, errorText, type FieldFault } from '~/lib/contact/field-errors'
import { failureOf, type Failure } from '~/lib/failures/failure'
import { lazyImport } from '~/lib/loading/lazy-import'
import { messages } from '~/lib/text/messages'
import { Button } from '~/ui/button/Button'
import { Icon } from '~/ui/Icon'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { useHydrated } from '~/ui/use-hydrated'
import { paths } from '~/urls/paths'
import styles from './NewsletterSignup.module.css'

type Answer = 'done' | Failure

export function NewsletterSignup() {
  const id = useId()
  const hydrated = useHydrated()
  const [answer, setOutcome] = useState<Answer | null>(null)
  const [error, setError] = useState<FieldFault | null>(null)
  const [sending, startSending] = useTransition()
  // A visitor who only passes through the field sees no complaint.
  const typed = useRef<string | null>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const error = checkEmail(field.value)
    setError(error)
    if (error) {
      setOutcome(null)
      field.focus()
      return
    }
    startSending(async () => setOutcome(await signUp(field.value)))
  }

  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={styles.title}>
          Be the first to know
        </h2>
        <p>A short email when we add something new to rent.</p>
        <Link to={paths.privacy()} className="finger">
          How we keep your address
        </Link>
      </div>
      {answer === 'done' ? (
        <OutcomeFocus outcome={answer}>
          <output className={styles.done}>
            <Icon name="check-circle" size="1.75rem" />
            {messages.newsletterDone}
          </output>
        </OutcomeFocus>
      ) : (
        <div className="stack-16">
          <form
            name="newsletter"
            // Submitted before hydration, it would put the email address into the page's URL.
            inert={!hydrated}
            method="post"
            aria-labelledby={`${id}-title`}
            noValidate
            className={styles.form}
            onSubmit={submit}
          >
            <HintedField
              id={`${id}-email`}
              label="Email Address"
              name="email"
              aria-required
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="name@example.com"
              error={error ? errorText(error) : undefined}
              onValue={(value) => {
                typed.current = value
                if (error) setError(checkEmail(value))
              }}
              onLeave={() => typed.current !== null && setError(checkEmail(typed.current))}
            />
            <div className={styles.button}>
              <Button type="submit" look="ink" busy={sending} wide>
                Sign up
              </Button>
            </div>
          </form>
          {answer && !sending && (
            <FailureNotice title="We couldn't sign you up." failure={answer} action={null} />
          )}
        </div>
      )}
    </section>
  )
}

/** Loads the database code only now, because most visitors only read. */
async function signUp(email: string): Promise<Answer> {
  try {
    const { addToNewsletter } = await lazyImport(() => import('~/lib/db/newsletter'))
    await addToNewsletter(email)
    return 'done'
  } catch (error) {
    return failureOf(error)
  }
}
