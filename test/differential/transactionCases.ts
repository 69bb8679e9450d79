import { doc, getDoc, runTransaction, setDoc, updateDoc } from 'firebase/firestore/lite'
import type { CollectionReference, DocumentReference, Transaction } from 'firebase/firestore/lite'
import { contents, put, refusal } from './cases'
import type { Cases } from './cases'

async function takeOne(transaction: Transaction, item: DocumentReference) {
  const left: unknown = (await transaction.get(item)).get('left')
  transaction.update(item, { left: Number(left) - 1 })
}

/** One attempt that reads `castle`, is overtaken by `meanwhile`, and then goes on with `then`. */
async function overtaken(
  items: CollectionReference,
  meanwhile: (castle: DocumentReference) => Promise<unknown>,
  then: (transaction: Transaction, castle: DocumentReference) => void,
  attempts = 1,
) {
  const castle = doc(items, 'castle')
  let tries = 0
  const run = runTransaction(
    items.firestore,
    async (transaction) => {
      await transaction.get(castle)
      tries += 1
      if (tries === 1) await meanwhile(castle)
      then(transaction, castle)
    },
    { maxAttempts: attempts },
  )
  const outcome = attempts === 1 ? await refusal(run) : await run
  return [outcome, tries, await contents(items)]
}

export const transactionCases: Cases = {
  'read, then write': async (items) => {
    await put(items, { castle: { left: 3 } })
    await runTransaction(items.firestore, (transaction) =>
      takeOne(transaction, doc(items, 'castle')),
    )
    return contents(items)
  },
  'create what was missing': async (items) => {
    await runTransaction(items.firestore, async (transaction) => {
      const castle = await transaction.get(doc(items, 'castle'))
      if (!castle.exists()) transaction.set(castle.ref, { left: 1 })
    })
    return contents(items)
  },
  'two at once on one document': async (items) => {
    await put(items, { castle: { left: 2 } })
    const take = () =>
      runTransaction(items.firestore, (transaction) => takeOne(transaction, doc(items, 'castle')))
    await Promise.all([take(), take()])
    return contents(items)
  },
  'ten at once create one document: one wins': async (items) => {
    const castle = doc(items, 'castle')
    const create = async () => {
      await runTransaction(
        items.firestore,
        async (transaction) => {
          const found = await transaction.get(castle)
          if (found.exists()) throw new Error('taken')
          transaction.set(castle, { taken: true })
        },
        { maxAttempts: 1 },
      )
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, create))
    return [outcomes.filter(({ status }) => status === 'fulfilled').length, await contents(items)]
  },
  'changed between read and commit: refused': async (items) => {
    await put(items, { castle: { left: 3 } })
    return overtaken(
      items,
      (castle) => updateDoc(castle, { left: 2 }),
      (transaction, castle) => transaction.update(castle, { left: 0 }),
    )
  },
  'changed between read and commit: tried again': async (items) => {
    await put(items, { castle: { left: 3 } })
    return overtaken(
      items,
      (castle) => updateDoc(castle, { left: 2 }),
      (transaction, castle) => transaction.update(castle, { seen: true }),
      3,
    )
  },
  'created between read and commit': (items) =>
    overtaken(
      items,
      (castle) => setDoc(castle, { by: 'other' }),
      (transaction, castle) => transaction.set(castle, { by: 'me' }),
    ),
  'deleted between read and commit': async (items) => {
    await put(items, { castle: { left: 3 } })
    return overtaken(
      items,
      (castle) => runTransaction(items.firestore, async (other) => void other.delete(castle)),
      (transaction, castle) => transaction.delete(castle),
    )
  },
  'only read, changed before the commit of another document': async (items) => {
    await put(items, { castle: { left: 3 } })
    return overtaken(
      items,
      (castle) => updateDoc(castle, { left: 2 }),
      (transaction) => transaction.set(doc(items, 'order'), { of: 'castle' }),
    )
  },
  'only read as missing, then created': (items) =>
    overtaken(
      items,
      (castle) => setDoc(castle, { by: 'other' }),
      (transaction) => transaction.set(doc(items, 'order'), { of: 'castle' }),
    ),
  'written unchanged between read and commit': async (items) => {
    await put(items, { castle: { left: 3 } })
    const castle = doc(items, 'castle')
    await runTransaction(
      items.firestore,
      async (transaction) => {
        await transaction.get(castle)
        await setDoc(castle, { left: 3 })
        transaction.update(castle, { left: 1 })
      },
      { maxAttempts: 1 },
    )
    return contents(items)
  },
  'update of what is missing, unread': async (items) => [
    await refusal(
      runTransaction(
        items.firestore,
        async (transaction) => void transaction.update(doc(items, 'nothing'), { left: 1 }),
        { maxAttempts: 1 },
      ),
    ),
    (await getDoc(doc(items, 'nothing'))).exists(),
  ],
  'two writes of one document': async (items) => {
    await put(items, { castle: { left: 3 } })
    const castle = doc(items, 'castle')
    await runTransaction(items.firestore, async (transaction) => {
      await transaction.get(castle)
      transaction.set(castle, { left: 9 })
      transaction.update(castle, { seen: true })
    })
    return contents(items)
  },
}
