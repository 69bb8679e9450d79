// The database behind an item's page, which the tests speak for (item-screens.tsx). To be imported before anything else: vitest
// puts a mock in place for all that is loaded after it.
import { vi } from 'vitest'

vi.mock('~/lib/db/catalogue', () => ({
  findExtra: vi.fn(),
  findInflatable: vi.fn(),
  listExtras: vi.fn(),
  listInflatables: vi.fn(),
}))
vi.mock('~/lib/db/days/item-uses', () => ({ readItemUses: vi.fn() }))
vi.mock('~/lib/db/days/allocations', () => ({ findFreed: vi.fn(), deleteFreed: vi.fn() }))
