import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useChangesElsewhere } from '~/lib/tabs/tabs'

/**
 * Reads a screen again after another tab changed the cart.
 * @param readAt `changesElsewhere` when the screen's loader read the cart
 * @param free false postpones it
 */
export function useReadAgain(readAt: number, free = true): void {
  const changes = useChangesElsewhere()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (free && changes !== readAt) void revalidate()
  }, [free, changes, readAt, revalidate])
}
