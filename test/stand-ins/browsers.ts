// Another browser than the simulated one.
import { vi } from 'vitest'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Until the test is over. */
export const browseInSafari = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari)
