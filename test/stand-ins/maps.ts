import { afterAll, vi } from 'vitest'

// The library asks for suggestions 200 ms after the last letter, even if the field is gone by then. A
// file waits for that, because without a page the answer would be an error.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 200)))

/** The maps program, which answers what was typed by `lookUp`. */
export function openMaps(
  lookUp: (request: { input: string; sessionToken: object }) => Promise<unknown>,
) {
  const maps = {
    importLibrary: async () => maps,
    places: {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: { fetchAutocompleteSuggestions: lookUp },
    },
  }
  vi.stubGlobal('google', { maps })
}
