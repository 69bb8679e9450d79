// The backyard behind every piece: sky, two clouds, a hedge and a mown lawn. Horizon at 262, as in the drawn pieces.
import { skies } from './palette.mjs'

const hedge =
  'M0 250q18-18 40-10 14-22 42-14 20-14 44 2 26-16 50-2 22-14 52-2 20-18 46-4 26-16 50 0 22-16 48-4 24-12 44 2 18-12 36 0 18-10 28-4V282H0Z'

const clouds =
  'M46 84h59.400a9.9 9.9 0 0 0 1-19.8 13.5 13.5 0 0 0-18.9-9.9 17.1 17.1 0 0 0-31.5 2.7 13.5 13.5 0 0 0-9.9 27zM372 60h52.800a8.8 8.8 0 0 0 1-17.6 12 12 0 0 0-16.8-8.8 15.2 15.2 0 0 0-28 2.4 12 12 0 0 0-8.8 24z'

const mown =
  'M0 262L0 290L34 262ZM68 262L0 282V360L103 262ZM137 262L-60 360H40L171 262ZM206 262L140 360H240V262ZM274 262L340 360H440L309 262ZM343 262L480 330V306L377 262ZM412 262L480 282V272L446 262Z'

/** A whole picture: the piece on the lawn under one of the skies. */
export function picture(sky, piece) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><rect width="480" height="360" fill="${skies[sky]}"/><path d="${clouds}" fill="#fff" opacity=".8"/>` +
    `<path d="${hedge}" fill="#8CCB8B"/><path d="M0 262h480v98H0z" fill="#6CBF63"/><path d="${mown}" fill="#7CCB70"/>${piece}</svg>\n`
  )
}
