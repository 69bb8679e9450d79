// The demo office's inflatables by document id.
import type { PlainFields } from '../firestore/plain'
import { bounceHouses, comboJumpers } from './bounce-houses'
import { gamesAndObstacles, inflatablePackages, slides } from './slides-and-games'

/** Left behind by a form that failed halfway: no name, a picture that isn't an address, sizes that mean nothing. */
const damaged: Record<string, PlainFields> = {
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

export const inflatables: Record<string, PlainFields> = {
  ...bounceHouses,
  ...comboJumpers,
  ...slides,
  ...gamesAndObstacles,
  ...inflatablePackages,
  ...damaged,
}
