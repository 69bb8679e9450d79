// Another tab of the visit, which has heard of everything so far.
import { act } from '@testing-library/react'
import { listOf, withChanges, readSharedTexts } from '~/lib/tabs/shared-texts'

/** The cart now has these lines, and the other tab has told so. */
export async function changeElsewhere(
  ...cartLines: [itemId: string, date: string, quantity?: number][]
): Promise<void> {
  const names = cartLines.map(([itemId, date]) => `${date} ${itemId}`)
  const texts = new Map([
    ...cartLines.map(
      ([, , quantity = 1], index) => [names[index] ?? '', String(quantity)] as const,
    ),
    ['order', names.join('\n')],
  ])
  const known = readSharedTexts(JSON.parse(sessionStorage.getItem('tabNotes') ?? '[]')) ?? new Map()
  const channel = new BroadcastChannel('visit')
  await act(async () => {
    channel.postMessage(listOf(withChanges(known, texts, Date.now())))
    // It has arrived once this tab has noted it.
    const before = sessionStorage.getItem('cart')
    while (sessionStorage.getItem('cart') === before)
      await new Promise((resolve) => setTimeout(resolve))
  })
  channel.close()
}
