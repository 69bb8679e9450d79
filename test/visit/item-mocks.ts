// The same for tests of an item's page, whose commits are sent once: the waits between repeats are real time. To be imported
// before anything else, too.
import './order-mocks'
import { vi } from 'vitest'

vi.mock('~/lib/db/commit', () => ({ untilAnswered: (send: () => unknown) => send() }))
