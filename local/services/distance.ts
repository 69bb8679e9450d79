// The distance service: what the site reads of Google's Distance Matrix, with road miles from the
// address book.
import { places } from '../places'
import { failingStreets, slowMs } from './failures'

type Answer = { status: number; body: unknown; delayMs: number }

/** For towns that the address book doesn't know. */
const unknownMiles = 25

/** What the service answers for an address, failures by street name included. */
export function distanceAnswer(address: string): Answer {
  const on = (street: keyof typeof failingStreets) =>
    address.toLowerCase().includes(failingStreets[street].toLowerCase())

  if (address.trim() === '') return answer({ error: 'deliveryAddress is missing' }, 400)
  if (on('down')) return answer({ error: 'the service is down' }, 503)
  if (on('nonsense')) return answer(matrix(address, element('not far')))
  if (on('notFound')) return answer(matrix(address, { status: 'NOT_FOUND' }))
  if (on('thousandMiles')) return answer(matrix(address, element('1,024 mi')))
  if (on('feet')) return answer(matrix(address, element('500 ft')))
  return {
    ...answer(matrix(address, element(`${milesTo(address)} mi`))),
    delayMs: on('slow') ? slowMs : 0,
  }
}

/** Road miles from the depot: of the address itself, else of its town, else a fixed figure. */
export function milesTo(address: string): number {
  const parts = address
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const [street = '', town = '', state = ''] = parts
  const inTown = places.filter(
    (place) =>
      place.town.toLowerCase() === town &&
      (state === '' || state.startsWith(place.state.toLowerCase())),
  )
  // The site writes a suggested place's name before its street, and a unit after it.
  const exact = inTown.find((place) => ` ${street} `.includes(` ${place.street.toLowerCase()} `))
  return (exact ?? inTown[0])?.miles ?? unknownMiles
}

function answer(body: unknown, status = 200): Answer {
  return { status, body, delayMs: 0 }
}

function matrix(address: string, element: unknown) {
  return {
    status: 'OK',
    destination_addresses: [address],
    rows: [{ elements: [element] }],
  }
}

const element = (text: string) => ({ status: 'OK', distance: { text } })
