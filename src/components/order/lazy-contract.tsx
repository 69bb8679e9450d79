import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'

/** The dialog with the contract, whose words are a script of their own. */
export const LazyContract = lazyComponent(() => import('./ContractDialog'), 'ContractDialog', {
  Waiting: () => <output>Loading…</output>,
  Missing: () => <ChunkLoadNotice title="The rules didn't load." />,
})
