// @vitest-environment jsdom
// An invoice that somebody else pays, or has tried to pay.
import '#test/stand-ins/pauses'
import { describe, expect, test, vi } from 'vitest'
import { backend } from '#test/stand-ins/backend'
import {
  answerCommits,
  attemptPath,
  commits,
  openInvoice,
  steps,
  visitInvoice as visit,
} from '#test/stand-ins/invoice-payment'
import { readJournal } from '~/lib/booking/commit/journal'

openInvoice()

describe("somebody else's attempt", () => {
  const minuteMs = 60_000
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs)
  /** An attempt of somebody else, which ends in this many minutes. */
  function storeAttempt(minutes: number, step = 'sent') {
    const expires = inMinutes(minutes)
    backend.put(attemptPath, { attempt: 'f'.repeat(64), expires, step, over: [] })
    return expires
  }

  test.each(['sent', 'asked'])(
    'that is %s keeps others from paying, and says since when',
    async (step) => {
      storeAttempt(4, step)
      const { pay } = await visit()
      const since = inMinutes(-6)
      expect(await pay()).toEqual({ kind: 'paying', since, until: inMinutes(6) })
      expect([backend.charges, readJournal(), commits]).toEqual([[], [], []])
    },
  )

  test('that may have been charged is paid despite a warning of it alone, and stays on record', async () => {
    const expires = storeAttempt(-3)
    const { pay } = await visit()
    const since = inMinutes(-13)
    expect(await pay()).toEqual({ kind: 'mayBeCharged', since })
    expect(await pay(undefined, inMinutes(-14))).toEqual({ kind: 'mayBeCharged', since })
    expect(backend.charges).toEqual([])
    expect((await pay(undefined, since)).kind).toBe('invoicePaid')
    expect(backend.get(attemptPath)).toMatchObject({ step: 'paid', over: [expires] })
  })

  test('that only its bank had asked about is taken over without a word', async () => {
    storeAttempt(-3, 'asked')
    expect((await (await visit()).pay()).kind).toBe('invoicePaid')
    expect(backend.get(attemptPath)).toMatchObject({ over: [] })
  })

  test('that was a moment faster is reported', async () => {
    backend.beforeWrites = () => {
      storeAttempt(10)
      return 'refused'
    }
    const { pay } = await visit()
    expect((await pay()).kind).toBe('paying')
    expect([backend.charges, readJournal()]).toEqual([[], []])
  })

  test('a right that the rules refuse for another reason charges nothing', async () => {
    backend.beforeWrites = () => 'refused'
    expect(await (await visit()).pay()).toEqual({ kind: 'refused' })
    expect([backend.charges, readJournal()]).toEqual([[], []])
  })

  test('a device that slept after it took the right charges nothing, and gives it back', async () => {
    backend.beforeWrites = (paths) => {
      commits.push(paths)
      if (commits.length === 1) vi.setSystemTime(inMinutes(8))
    }
    expect(await (await visit()).pay()).toEqual({ kind: 'down' })
    expect([backend.charges, readJournal()]).toEqual([[], []])
    expect(backend.get(attemptPath)).toMatchObject({ step: 'free' })
  })

  test('a right whose answer was lost is given back by the next press', async () => {
    answerCommits(...Array<'unanswered'>(12).fill('unanswered'))
    const { pay } = await visit()
    expect(await pay()).toEqual({ kind: 'down' })
    expect(steps()).toEqual(['holding'])
    expect((await pay()).kind).toBe('invoicePaid')
    expect(readJournal()).toEqual([])
  })
})
