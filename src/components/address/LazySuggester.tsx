import { lazy, useEffect } from 'react'
import { lazyImport } from '~/lib/loading/lazy-import'
import type { AddressSuggesterProps } from './AddressSuggester'

/** Loads Maps when the field is first used. If that fails, the field is a plain one. */
export const LazySuggester = lazy(async () => {
  try {
    const [{ AddressSuggester }, { loadMapsStandIn }] = await Promise.all([
      lazyImport(() => import('./AddressSuggester')),
      lazyImport(() => import('~/lib/maps/maps')),
    ])
    await loadMapsStandIn()
    return { default: AddressSuggester }
  } catch {
    return { default: NoSuggester }
  }
})

function NoSuggester({ onAnswer }: AddressSuggesterProps) {
  useEffect(() => onAnswer('unavailable'), [onAnswer])
  return null
}
