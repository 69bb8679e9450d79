// Every screen starts in an empty page. A wait ends as soon as the element is there.
import './react-at-once'
import './jsdom-gaps'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach } from 'vitest'

configure((config) => {
  const { getElementError } = config
  return {
    // A whole screen on a busy machine: what is waited for comes, but not always within a second.
    asyncUtilTimeout: 20_000,
    // Only the last try of a wait prints the page.
    getElementError: (message, container) =>
      isWaiting() ? new Error(message ?? '') : getElementError(message, container),
  }
})

/** Testing Library sets this without a type. */
function isWaiting(): boolean {
  const config: object = getConfig()
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  )
}

afterEach(cleanup)
