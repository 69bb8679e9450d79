import type { RefObject } from 'react'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import { Button } from '~/ui/button/Button'
import styles from './CheckoutBar.module.css'

export function ToCardForm({ cardForm }: { cardForm: RefObject<HTMLElement | null> }) {
  if (!useOutOfViewport(cardForm)) return null

  function show() {
    cardForm.current?.scrollIntoView({ block: 'center' })
    cardForm.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.jump}>
      <Button wide onClick={show}>
        Enter card
      </Button>
    </div>
  )
}
