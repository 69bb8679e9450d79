import { useState, useSyncExternalStore } from 'react'
import { isOffline } from '~/lib/loading/online'
import { Notice } from '~/ui/notice/Notice'
import type { Slot } from '~/ui/slot'

type UnlessOfflineProps = {
  /** What is certain nevertheless: "Nothing was charged." */
  certain: string
  /** The notice of a call that failed for another reason. */
  children: Slot
}

/** Where a call failed because the device was offline: says so, until it is online again. */
export function UnlessOffline({ certain, children }: UnlessOfflineProps) {
  const [failedOffline] = useState(isOffline)
  const isNowOffline = useSyncExternalStore(subscribe, isOffline, () => false)
  if (!failedOffline) return children
  return (
    isNowOffline && (
      <Notice tone="waiting" title={`You're offline. ${certain}`}>
        <p>Try again once you're back online.</p>
      </Notice>
    )
  )
}

function subscribe(listener: () => void) {
  for (const name of ['online', 'offline']) addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, listener)
  }
}
