// A stand-in for Google's Maps script: the part of `google.maps` that the address field uses, with places from the local
// address book. Typing "Suggestions down" makes it fail.
;(() => {
  let book

  /** The places of `local/places.ts`, asked for once. */
  async function places() {
    book ??= fetch('/local/places.json').then((response) => response.json())
    return await book
  }

  const words = (text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

  const line = ({ name, street, town, state }) => `${name}, ${street}, ${town}, ${state}, USA`

  /** Whether each typed word begins a word of the place. */
  function fits(place, typed) {
    const known = words(`${line(place)} ${place.zip}`)
    return typed.every((word) => known.some((other) => other.startsWith(word)))
  }

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ input }) {
      if (/suggestions down/i.test(input)) throw new Error('The place suggestions are down')
      const typed = words(input)
      const found = (await places())
        .map((place, position) => ({ place, placeId: `local-${position}` }))
        .filter(({ place }) => fits(place, typed))
        .sort((a, b) => a.place.miles - b.place.miles)
        .slice(0, 5)
      return {
        suggestions: found.map(({ place, placeId }) => ({
          placePrediction: {
            placeId,
            text: { text: line(place) },
            toPlace: () => new Place(place),
          },
        })),
      }
    },
  }

  class Place {
    #known

    constructor(known) {
      this.#known = known
    }

    async fetchFields() {
      const { lat, lng, zip } = this.#known
      this.location = { lat: () => lat, lng: () => lng }
      this.addressComponents = [{ longText: zip, types: ['postal_code'] }]
    }
  }

  const maps = {
    places: { AutocompleteSuggestion, AutocompleteSessionToken: class {} },
    importLibrary: async () => maps,
  }
  window.google = { maps }
})()
