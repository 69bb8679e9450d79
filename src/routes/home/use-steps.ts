// Moves a row by steps of 50 px (docs/specification.md): by keys, wheel and buttons.
import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { showWholeCard } from '~/components/rental/show-whole-card'
import { carouselStepPx } from '~/lib/domain/business'

/** The row's props, and `turn` for the buttons, by as many whole cards as the window shows. */
export function useSteps() {
  const ref = useRef<HTMLUListElement>(null)
  // The row's target: a second press continues from there.
  const goal = useRef<number | null>(null)

  const step = useCallback((count: number) => {
    const { current: row } = ref
    if (!row) return
    const end = row.scrollWidth - row.clientWidth
    const from = goal.current ?? row.scrollLeft
    const to = (Math.round(from / carouselStepPx) + count) * carouselStepPx
    goal.current = Math.min(Math.max(to, 0), end)
    // The style sheet decides whether this is smooth.
    row.scrollLeft = goal.current
  }, [])

  useEffect(() => {
    const { current: row } = ref
    let gathered = 0

    function onWheel(event: WheelEvent) {
      const delta = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX
      // Leaves vertical scrolling and zooming to the browser.
      if (event.ctrlKey || (!event.shiftKey && Math.abs(delta) <= Math.abs(event.deltaY))) return
      event.preventDefault()
      if (delta * gathered < 0) gathered = 0
      // If the browser counts lines or pages, each event is one step.
      gathered += event.deltaMode === 0 ? delta : Math.sign(delta) * carouselStepPx
      const count = Math.trunc(gathered / carouselStepPx)
      gathered -= count * carouselStepPx
      if (count !== 0) step(count)
    }

    // React's own listeners are passive and can't prevent the browser's scrolling.
    row?.addEventListener('wheel', onWheel, { passive: false })
    return () => row?.removeEventListener('wheel', onWheel)
  }, [step])

  function forget() {
    goal.current = null
  }

  return {
    row: {
      ref,
      onKeyDown(event: KeyboardEvent) {
        const count = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
        if (count === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        step(count)
      },
      // Not every browser reports the end of scrolling.
      onFocus(event: FocusEvent) {
        forget()
        showWholeCard(event)
      },
      onPointerDown: forget,
      onScrollEnd() {
        // The end of an earlier scroll may be reported while the row still moves to a new goal.
        if (Math.abs((ref.current?.scrollLeft ?? 0) - (goal.current ?? 0)) < 1) forget()
      },
    },
    turn: (direction: 1 | -1) => {
      const { current: row } = ref
      const card = row?.firstElementChild
      if (!row || !card) return
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row)
      const room = row.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      const cards = Math.max(1, Math.floor(room / card.clientWidth))
      step((direction * cards * card.clientWidth) / carouselStepPx)
    },
  }
}
