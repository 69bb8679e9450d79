// The demo office's inflatables by document id.
import type { PlainFields } from '../firestore/plain'
import { bounceHousesAndCombos } from './bounce-houses'
import { slidesAndGames } from './slides-and-games'

export const inflatables: Record<string, PlainFields> = {
  ...bounceHousesAndCombos,
  ...slidesAndGames,
  // Left behind by a form that failed halfway: no name, a picture that isn't an address, sizes that mean nothing.
  v8DsK1xQe5WgT3nYoC6i: {
    name: 42,
    description: null,
    category: { main: 'Bounce Houses' },
    image: { file: 'IMG_2207.HEIC', size: 0 },
    price: {},
    width: 'x',
    height: Number.NaN,
    wetDry: true,
    count: [],
    bookingDates: 'soon',
  },
}
