// The status at the top of a booking and its invoice.
import type { ComponentProps } from 'react'
import { Icon } from '~/ui/Icon'
import styles from './StatusPill.module.css'

type StatusPillProps = Omit<ComponentProps<'output'>, 'className'> & { settled: boolean }

export function StatusPill({ settled, children, ...rest }: StatusPillProps) {
  return (
    <output {...rest} className={settled ? styles.settled : styles.waiting}>
      <Icon name={settled ? 'check-circle' : 'hourglass'} size="1.25rem" />
      <span>{children}</span>
    </output>
  )
}
