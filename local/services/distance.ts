// The distance service: the shape of Google's Distance Matrix, with road miles from the address book.
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
  if (on('nonsense'))
    return answer(matrix(address, { status: 'OK', distance: { text: 'not far' } }))
  if (on('notFound')) return answer(matrix(address, { status: 'NOT_FOUND' }))
  if (on('thousandMiles')) return answer(matrix(address, element(1024)))
  if (on('feet')) return answer(matrix(address, feet(500)))
  return {
    ...answer(matrix(address, element(milesTo(address)))),
    delayMs: on('slow') ? slowMs : 0,
  }
}

/** Road miles from the depot: of the address itself, else of its town, else a fixed figure. */
export function milesTo(address: string): number {
  const parts = address
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const [street = '', city = '', state = ''] = parts
  const town = places.filter(
    (place) =>
      place.city.toLowerCase() === city &&
      (state === '' || state.startsWith(place.state.toLowerCase())),
  )
  // The site writes a suggested place's name before its street, and a unit after it.
  const exact = town.find((place) => ` ${street} `.includes(` ${place.street.toLowerCase()} `))
  return (exact ?? town[0])?.miles ?? unknownMiles
}

function answer(body: unknown, status = 200): Answer {
  return { status, body, delayMs: 0 }
}

function matrix(address: string, element: unknown) {
  return {
    status: 'OK',
    origin_addresses: ['Hydraulic Rd, Rockford, IL 61109, USA'],
    destination_addresses: [address],
    rows: [{ elements: [element] }],
  }
}

const milesFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

function element(miles: number) {
  const minutes = Math.round(miles * 1.4) + 2
  return {
    status: 'OK',
    distance: { text: `${milesFormat.format(miles)} mi`, value: Math.round(miles * 1609.344) },
    duration: { text: `${minutes} mins`, value: minutes * 60 },
  }
}

/** Below a tenth of a mile the text changes its unit; the value stays in meters. */
function feet(count: number) {
  return {
    status: 'OK',
    distance: { text: `${count} ft`, value: Math.round(count * 0.3048) },
    duration: { text: '1 min', value: 60 },
  }
}
