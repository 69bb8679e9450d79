// Bounce houses beside the drawn castles: an open box in any colours, and a birthday cake.
import {
  ball,
  blower,
  gate,
  mesh,
  pillow,
  pillows,
  shadow,
  shoes,
  stake,
  star,
  tube,
} from './parts.mjs'
import { palette } from './palette.mjs'

/** A square bouncer with four posts; `badge` is drawn on the panel above its entrance. */
function openBouncer({ posts, beam, base, wall, badge }) {
  const back = [158, 322].map((x) => tube(x, 128, 120, 22, beam, 3, { round: true })).join('')
  const front = [96, 384].map((x) => tube(x, 108, 172, 42, posts, 4, { round: true })).join('')
  return (
    shadow(240, 312, 190, 13) +
    stake(84, 200, 44, 304) +
    stake(396, 200, 438, 304) +
    blower(418, 298, base[0]) +
    back +
    mesh('M112 132h256v134h-256z') +
    tube(150, 130, 180, 22, beam, 6, { across: true, round: true }) +
    pillows(118, 222, 244, 42, 6, wall) +
    tube(76, 106, 328, 40, beam, 8, { across: true, round: true }) +
    `<path d="M168 100q72-74 144 0v34q0 10-10 10H178q-10 0-10-10Z" fill="${palette[posts].base}"/><path d="M276 78q20 6 36 22v34q0 10-10 10h-22q6-34-4-66Z" fill="${palette[posts].dark}" opacity=".62"/><path d="M182 104q14-17 34-25" stroke="${palette[posts].light}" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    badge +
    front +
    pillows(66, 264, 348, 48, 8, base) +
    pillow(190, 288, 51, 30, posts) +
    pillow(240, 288, 51, 30, posts) +
    shoes(140, 322, posts) +
    shoes(316, 324, base[0])
  )
}

export const sprout = () =>
  openBouncer({
    posts: 'green',
    beam: 'yellow',
    base: ['aqua', 'yellow'],
    wall: ['aqua'],
    badge: sun(240, 106),
  })

export const allStar = () =>
  openBouncer({
    posts: 'blue',
    beam: 'red',
    base: ['red', 'blue', 'white'],
    wall: ['blue'],
    badge: star(206, 114, 12) + basketball(240, 104, 21) + star(274, 114, 12),
  })

function sun(x, y) {
  const rays = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M${x} ${y - 22}v-6" transform="rotate(${i * 45} ${x} ${y})" stroke="#FFC629" stroke-width="5" stroke-linecap="round"/>`,
  )
  return rays.join('') + ball(x, y, 16, 'yellow')
}

export function basketball(x, y, size) {
  return (
    ball(x, y, size, 'orange') +
    `<path d="M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}M${x - size * 0.7} ${y - size * 0.7}q${size * 0.6} ${size * 0.7} 0 ${size * 1.4}M${x + size * 0.7} ${y - size * 0.7}q${-size * 0.6} ${size * 0.7} 0 ${size * 1.4}" fill="none" stroke="#11253F" stroke-width="1.8" opacity=".75"/>`
  )
}

/** A two-tier cake with candles: the upper tier is the roof, the lower one the room. */
export function birthdayCake() {
  const candle = (x, top, colour) =>
    tube(x, top, 176 - top - 60, 15, colour, 2) +
    `<path d="M${x} ${top - 26}q10 11 8 18a8 8 0 0 1-16 0q-1-7 8-18Z" fill="#FFC629"/><path d="M${x} ${top - 14}q5 5 4 9a4 4 0 0 1-8 0q0-4 4-9Z" fill="#F7852B"/>`
  return (
    shadow(240, 312, 186, 13) +
    stake(84, 210, 46, 304) +
    stake(396, 210, 436, 304) +
    blower(416, 298, 'yellow') +
    candle(180, 70, 'blue') +
    candle(240, 58, 'red') +
    candle(300, 70, 'blue') +
    `<path d="M146 122q0-14 14-14h160q14 0 14 14v50H146Z" fill="#FFFFFF"/><path d="M282 108h38q14 0 14 14v50h-46q4-34-6-64Z" fill="#D5E0EA"/>` +
    icing(146, 334, 118, 'yellow', 6) +
    mesh('M92 170h296v100h-296z') +
    pillows(98, 228, 284, 40, 7, ['yellow']) +
    `<path d="M78 184q0-18 18-18h288q18 0 18 18v92h-58v-96H136v96H78Z" fill="${palette.red.base}"/><path d="M362 166h22q18 0 18 18v92h-24v-80q0-20-16-30Z" fill="${palette.red.dark}" opacity=".62"/><path d="M92 214v40" stroke="${palette.red.light}" stroke-width="6" stroke-linecap="round"/>` +
    icing(78, 402, 180, 'white', 9) +
    gate(192, 288, 96, 102, 20, 'yellow') +
    pillows(70, 264, 120, 48, 3, ['blue', 'white']) +
    pillows(290, 264, 120, 48, 3, ['blue', 'white']) +
    pillow(190, 288, 51, 30, 'red') +
    pillow(240, 288, 51, 30, 'red') +
    shoes(132, 324, 'blue') +
    shoes(320, 324, 'red')
  )
}

/** A rim of icing that drips: from `left` to `right`, its lower edge around `y`. */
function icing(left, right, y, colour, drips) {
  const { base, dark, light } = palette[colour]
  const w = (right - left + 8) / drips
  const hang = (count) =>
    Array.from(
      { length: count },
      (_, i) => `v${i % 2 ? 6 : 14}a${w / 2} ${w / 2} 0 0 1 -${w} 0v-${i % 2 ? 6 : 14}`,
    ).join('')
  const shaded = Math.round(drips / 3)
  return (
    `<path d="M${left - 4} ${y}v-10q0-12 12-12h${right - left - 16}q12 0 12 12v10${hang(drips)}Z" fill="${base}"/>` +
    `<path d="M${right + 4 - shaded * w} ${y - 22}h${shaded * w - 12}q12 0 12 12v10${hang(shaded)}Z" fill="${dark}" opacity=".62"/>` +
    `<path d="M${left + 14} ${y - 12}h${Math.round((right - left) * 0.3)}" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`
  )
}
