// What a case is, and what the cases share.
import { FirebaseError } from 'firebase/app'
import { doc, getDocs, writeBatch } from 'firebase/firestore/lite'
import type { CollectionReference, DocumentData, Query } from 'firebase/firestore/lite'

/** Calls of the SDK on a collection of its own, by name; each gives a plain answer that both databases must agree on. */
export type Cases = Record<string, (items: CollectionReference) => Promise<unknown>>

export async function put(items: CollectionReference, documents: Record<string, DocumentData>) {
  const batch = writeBatch(items.firestore)
  for (const [id, data] of Object.entries(documents)) batch.set(doc(items, id), data)
  await batch.commit()
}

export async function ids(query: Query): Promise<string[]> {
  const { docs } = await getDocs(query)
  return docs.map(({ id }) => id)
}

/** Everything in the collection, by id. */
export async function contents(items: CollectionReference): Promise<Record<string, DocumentData>> {
  const { docs } = await getDocs(items)
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]))
}

/** The code with which the database refuses. A case that should be refused and isn't is an error. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    if (error instanceof FirebaseError) return error.code
    throw error
  }
  throw new Error('Nothing was refused')
}
