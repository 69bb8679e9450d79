// The demo office's inflatables by document id.
import type { PlainFields } from '../firestore/plain'
import { bounceHousesAndCombos } from './bounce-houses'
import { slidesAndGames } from './slides-and-games'

export const inflatables: Record<string, PlainFields> = {
  ...bounceHousesAndCombos,
  ...slidesAndGames,
  // A form that failed halfway left this document: it has no name, its picture isn't a URL,
  // and its sizes can't be read.
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
