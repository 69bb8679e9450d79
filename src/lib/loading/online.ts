/** Resolves once the device has a network: a script that is asked for without one stays missing. */
export async function online(): Promise<void> {
  if (isOffline())
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

/** True if the browser says that the device has no network. The build has no browser. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
