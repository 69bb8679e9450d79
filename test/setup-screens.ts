// Every screen starts in an empty page, and is waited for no longer than it takes.
import './react-at-once'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'

configure((config) => {
  const { getElementError } = config
  return {
    // A whole screen on a busy machine: what is waited for comes, but not always within a second.
    asyncUtilTimeout: 20_000,
    // While something is waited for, nobody reads the page that each look would print; the last one prints it.
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? '') : getElementError(message, container),
  }
})

/** Told by Testing Library alone, without a type. */
function isWaiting(): boolean {
  const config: object = getConfig()
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  )
}

afterEach(cleanup)
