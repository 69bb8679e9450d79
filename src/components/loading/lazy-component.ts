import { lazy, type ComponentType } from 'react'
import { lazyImport } from '~/lib/loading/lazy-import'

const nothing = () => null

/**
 * A component with a script of its own: `lazyComponent(() => import('./Calendar'), 'Calendar')`.
 * `Missing` is rendered if the script doesn't arrive; by default nothing.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  Missing: ComponentType<Props> = nothing,
) {
  return lazy(() =>
    lazyImport(load).then(
      (script) => ({ default: script[name] }),
      () => ({ default: Missing }),
    ),
  )
}
