// The operations that the site uses with `firebase/firestore/lite`, with answers in Firestore's REST form:
// https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
import { runQuery } from './query'
import type { StructuredQuery } from './query'
import type { Store } from './store'
import type { StoredDocument } from './values'
import { pathOf } from './writes'
import type { Write } from './writes'

export type Operation = keyof typeof operations

export const operations = {
  batchGet(store: Store, root: string, body: unknown) {
    const { documents } = body as { documents: string[] }
    const readTime = store.now()
    return documents.map((name) => {
      const document = store.get(pathOf(name))
      return document === null
        ? { missing: name, readTime }
        : { found: toAnswer(document, root), readTime }
    })
  },

  runQuery(store: Store, root: string, body: unknown) {
    const { structuredQuery } = body as { structuredQuery: StructuredQuery }
    const readTime = store.now()
    const documents = runQuery(store.list(), structuredQuery, root)
    // An empty answer still has its read time.
    if (documents.length === 0) return [{ readTime }]
    return documents.map((document) => ({ document: toAnswer(document, root), readTime }))
  },

  /** The SDK reads nothing of this answer but its status. */
  async commit(store: Store, _root: string, body: unknown) {
    const { writes = [] } = body as { writes?: Write[] }
    return { commitTime: await store.commit(writes) }
  },
}

function toAnswer({ path, ...document }: StoredDocument, root: string) {
  return { name: `${root}/${path}`, ...document }
}
