import { readYard, yardText, type Yard } from '~/lib/catalog/setup-area'
import { sessionStore } from './browser-storage'

const read = (stored: unknown) => (typeof stored === 'string' ? readYard(stored) : null)
const store = sessionStore<Yard | null>('yard', read, null)

/** The yard, or null. */
export const loadYard = store.load

/** The yard, or null. Renders again when it changes. */
export const useYard = store.use

/** Remembers a yard; null forgets it. */
export const rememberYard = (yard: Yard | null): void => store.save(yard && yardText(yard))
