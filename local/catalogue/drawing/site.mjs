// The site's own drawings, by their path in public/; the small ones of src/art/ travel within styles and pages. Those of scenery have no background: the page's sky shows through.
import { drawn } from './drawn.mjs'
import { blower, pillow, pillows, placed } from './parts.mjs'
import { ink, palette } from './palette.mjs'
import { bunch } from './furnishings.mjs'
import { picture } from './scene.mjs'
import * as spots from './spots.mjs'

function svg(viewBox, inside, more = '') {
  const [, , width, height] = viewBox.split(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"${more}>${inside}</svg>\n`
}

export const site = {
  'favicon.svg': () =>
    svg(
      '0 0 64 64',
      `<rect width="64" height="64" rx="14" fill="#DDF1FC"/><g transform="translate(3.2 6) scale(1.2)">${mark()}</g>`,
    ),
  '../src/art/mark.svg': () => svg('0 0 48 44', mark()),
  'art/castle.svg': () => svg('44 28 412 300', drawn('castle')),
  'art/hero.svg': () => svg('0 0 760 420', hero()),
  '../src/art/cloud.svg': () =>
    svg(
      '0 0 144 72',
      '<path d="M22 72h100a21 21 0 0 0 3-42 27 27 0 0 0-27-9 34 34 0 0 0-63 5A24 24 0 0 0 22 72Z" fill="#fff" opacity=".9"/>',
    ),
  // Cut at both sides instead of squeezed, so that one file suits a phone and a wide screen.
  '../src/art/lawn.svg': () => svg('0 0 1440 200', lawn(), ' preserveAspectRatio="xMidYMin slice"'),
  '../src/art/tubes.svg': () =>
    svg('0 0 304 40', pillows(0, 0, 304, 40, 4, ['red', 'yellow', 'blue', 'green'])),
  'art/deflated.svg': () => svg('0 0 420 150', deflated()),
  'art/no-picture.svg': () => svg('0 0 480 360', noPicture()),

  '../src/art/punctuality.svg': () => svg('0 0 120 96', spots.truck()),
  '../src/art/safety.svg': () => svg('0 0 120 96', spots.anchor()),
  '../src/art/quality.svg': () => svg('0 0 120 96', spots.seams()),
  'art/event/corporate.svg': () => picture('morning', drawn('tent')),
  'art/event/wedding.svg': () => picture('day', drawn('wedding')),
  // The three pictures beside customers' words.
  'art/customer/1.svg': () => picture('day', drawn('castle')),
  'art/customer/2.svg': () => picture('late', drawn('tent')),
  'art/customer/3.svg': () => picture('mint', drawn('obstacle')),
}

function mark() {
  return (
    `<path d="M23.5 14V2" stroke="${ink}" stroke-width="2.2" stroke-linecap="round"/><path d="M24.5 1.6q6-2 9 1.6-4 3-9 2.8Z" fill="${palette.red.base}"/>` +
    `<path d="M2 34V20a6 6 0 0 1 12 0v14Z" fill="${palette.red.base}"/><path d="M34 34V20a6 6 0 0 1 12 0v14Z" fill="${palette.blue.base}"/>` +
    `<path d="M12 34V22a12 12 0 0 1 24 0v12Z" fill="${palette.yellow.base}"/><path d="M19 34v-7a5 5 0 0 1 10 0v7Z" fill="#fff"/><rect y="31" width="48" height="12" rx="6" fill="${ink}"/>`
  )
}

function hero() {
  return (
    placed(drawn('dryslide'), 210, 352, 1) +
    bunch(698, 112, ['red', 'yellow', 'blue'], 236) +
    pillow(686, 340, 36, 20, 'yellow') +
    placed(drawn('castle'), 440, 382, 1.26)
  )
}

function lawn() {
  // Mown stripes run towards one point far behind the hedge.
  const stripes = Array.from({ length: 11 }, (_, i) => {
    const top = -460 + i * 240
    const low = 720 + (top - 720) * 2.2
    return `M${top} 84h120L${Math.round(low + 264)} 200H${Math.round(low)}Z`
  }).join('')
  return (
    `<path d="M0 40q70-40 160-22 60-26 150-10 70-14 130 2 90-22 180-4 80-18 170 2 60-16 140-2 90-20 170 2 70-16 150 0 90-20 190 32V110H0Z" fill="#8CCB8B"/>` +
    `<path d="M0 84h1440v116H0Z" fill="#6CBF63"/><path d="${stripes}" fill="#7CCB70"/>`
  )
}

function deflated() {
  const { base, dark } = palette.red
  return (
    `<ellipse cx="206" cy="126" rx="186" ry="16" fill="#0F4A30" opacity=".25"/>` +
    `<path d="M24 120q8-56 72-52 26-40 86-30 44-30 90 14 60-8 84 62v8H24Z" fill="${base}"/><path d="M222 40q32-10 50 12 60-8 84 62l-4 8H204q-8-56 18-82Z" fill="${dark}" opacity=".62"/>` +
    `<path d="M96 68q8 22 4 46M182 38q-2 40 12 68" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/><path d="M46 100q8-22 34-22M120 60q18-16 46-12" fill="none" stroke="${palette.red.light}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M24 120q36-24 84-12t110-4q70-14 136 10v12H24Z" fill="${palette.yellow.base}"/><path d="M224 126q60-16 130-8v8Z" fill="${palette.yellow.dark}" opacity=".62"/>` +
    blower(366, 118, 'yellow', { scale: 1.3 })
  )
}

function noPicture() {
  const turret = (x) => `<path d="M${x} 258V156h48v102ZM${x - 8} 156l32-66 32 66Z"/>`
  return `<rect width="480" height="360" fill="#DDF1FC"/><g fill="#B9D9EC">${turret(116)}${turret(316)}<path d="M160 258V150q0-12 12-12h136q12 0 12 12v108h-38v-44a42 42 0 0 0-84 0v44Z"/><rect x="92" y="248" width="296" height="40" rx="20"/></g>`
}
