import type { ReactElement } from 'react'

/**
 * Elements or nothing beside other children. A text would need an element of its own there
 * (docs/decisions/rewritten-pages.md).
 */
export type Slot = ReactElement | readonly Slot[] | false | null | undefined
