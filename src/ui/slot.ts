import type { ReactElement } from 'react'

/**
 * Elements or nothing: what has a place beside other children. A text would need an element of its
 * own there, because translators and extensions replace texts (docs/decisions/rewritten-pages.md).
 */
export type Slot = ReactElement | readonly Slot[] | false | null | undefined
