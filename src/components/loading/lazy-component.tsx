import { lazy, Suspense, type ComponentType } from 'react'
import { lazyImport } from '~/lib/loading/lazy-import'

const Nothing = () => null

/**
 * A component with a script of its own: `lazyComponent(() => import('./Calendar'), 'Calendar')`.
 * `Waiting` is rendered until the script arrives, `Missing` if it doesn't; by default nothing.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  states: { Waiting?: ComponentType<Props>; Missing?: ComponentType<Props> } = {},
) {
  const { Waiting = Nothing, Missing = Nothing } = states
  const Loaded: ComponentType<Props> = lazy(() =>
    lazyImport(load).then(
      (script) => ({ default: script[name] }),
      () => ({ default: Missing }),
    ),
  )
  return (props: Props) => (
    <Suspense fallback={<Waiting {...props} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
