// @vitest-environment jsdom
// What is recorded of an invoice's charge.
import '#test/stand-ins/pauses'
import { describe, expect, test, vi } from 'vitest'
import { backend, gate } from '#test/stand-ins/backend'
import {
  answerCommits,
  attemptPath,
  bookingPath,
  commits,
  invoicePath,
  isPaid,
  openInvoice,
  setPaid,
  steps,
  visitInvoice as visit,
} from '#test/stand-ins/invoice-payment'
import { readJournal } from '~/lib/booking/commit/journal'

openInvoice()

describe('a charge whose documents could not be written', () => {
  test.each(['on the next visit', 'by pressing again'])(
    'is finished %s, charged once',
    async (how) => {
      const { pay } = await visit()
      answerCommits(undefined, ...Array<'unanswered'>(6).fill('unanswered'))
      expect(await pay()).toEqual({ kind: 'chargedUnanswered', reference: 'i1' })
      expect(commits).toHaveLength(7)
      expect(steps()).toEqual(['charged'])
      const finish = how === 'by pressing again' ? pay : (await visit()).resume
      expect(await finish()).toEqual({ kind: 'invoicePaid', reference: 'i1' })
      expect(isPaid()).toEqual([true, true])
      expect(backend.charges).toHaveLength(1)
      expect(readJournal()).toEqual([])
    },
  )

  test('is finished where the page died between charge and commit', async () => {
    const { pay: payAndDie } = await visit()
    const { opened: testEnds, open: endTest } = gate()
    backend.beforeWrites = (paths) => {
      if (!paths.includes(bookingPath)) return
      commits.push(paths)
      return testEnds.then(() => 'refused')
    }
    void payAndDie()
    await vi.waitFor(() => expect(commits).toHaveLength(1))
    answerCommits()
    expect((await (await visit()).resume())?.kind).toBe('invoicePaid')
    expect(isPaid()).toEqual([true, true])
    expect(backend.charges).toHaveLength(1)
    endTest()
  })

  /** Answers the commit that pays so, after something else has happened. */
  function answerPayment(outcome: 'refused' | 'unanswered', happen: () => void = () => {}) {
    backend.beforeWrites = (paths) => {
      if (!paths.includes(bookingPath)) return
      happen()
      return outcome
    }
  }

  test('is its own when a commit is refused because it arrived already', async () => {
    answerPayment('refused', () => {
      setPaid(bookingPath)
      backend.put(attemptPath, { ...backend.get(attemptPath), step: 'paid' })
    })
    expect((await (await visit()).pay()).kind).toBe('invoicePaid')
    expect(readJournal()).toEqual([])
  })

  test.each([
    ['the office', () => {}],
    [
      'somebody who took the right over',
      () =>
        backend.put(attemptPath, {
          ...backend.get(attemptPath),
          attempt: 'f'.repeat(64),
          step: 'paid',
        }),
    ],
  ])('says that it was paid twice where %s was faster, until it is settled', async (_, happen) => {
    answerPayment('refused', () => {
      setPaid(bookingPath)
      happen()
    })
    const { pay, settle } = await visit()
    const twice = { kind: 'chargedTwice', reference: 'i1' }
    expect(await pay()).toEqual(twice)
    const { resume } = await visit()
    expect(await resume()).toEqual(twice)
    expect(backend.mails).toEqual([])
    settle()
    expect(await resume()).toBeNull()
  })

  test('is recorded alone where somebody else has taken the right over and has not paid', async () => {
    backend.beforeWrites = (paths) => {
      commits.push(paths)
      return paths.includes(bookingPath) && paths.includes(attemptPath) ? 'refused' : undefined
    }
    expect((await (await visit()).pay()).kind).toBe('invoicePaid')
    expect(commits.at(-1)).toEqual([bookingPath, invoicePath])
    expect(isPaid()).toEqual([true, true])
  })

  test('is not known when it is refused and the documents cannot be read', async () => {
    answerPayment('refused', () => {
      backend.beforeRead = () => {
        throw new Error('down')
      }
    })
    expect(await (await visit()).pay()).toEqual({ kind: 'chargedUnanswered', reference: 'i1' })
  })

  test('keeps the reference when the database refuses it for good', async () => {
    answerPayment('refused')
    expect(await (await visit()).pay()).toEqual({ kind: 'chargedStuck', reference: 'i1' })
    expect(await (await visit()).resume()).toEqual({ kind: 'chargedStuck', reference: 'i1' })
    expect(steps()).toEqual(['charged'])
  })
})
