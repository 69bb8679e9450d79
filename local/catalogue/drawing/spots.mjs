// Spot drawings beside a few words: no scene, one small shadow, three things at most.
import { box, pillow, shadow, star, tube } from './parts.mjs'
import { ink, navy, palette } from './palette.mjs'

const light = (d, colour, width = 4) =>
  `<path d="${d}" fill="none" stroke="${palette[colour].light}" stroke-width="${width}" stroke-linecap="round"/>`

/** On its way, with two rolled inflatables on the bed. */
export function truck() {
  const { base, dark } = palette.yellow
  const wheel = (x) =>
    `<circle cx="${x}" cy="76" r="12" fill="${navy}"/><circle cx="${x}" cy="76" r="5" fill="#EEF3F7"/>`
  return (
    shadow(61, 88, 56, 6) +
    roll(26, 14, 32, 19, 'yellow') +
    roll(23, 34, 38, 27, 'red') +
    box(3, 46, 76, 30, palette.blue.base, palette.blue.dark, 5) +
    light('M11 54h30', 'blue') +
    `<path d="M79 36h14q5 0 8 4l13 17q3 4 3 8v6q0 5-5 5H79Z" fill="${base}"/><path d="M79 64h38v7q0 5-5 5H79Z" fill="${dark}" opacity=".62"/>` +
    `<path d="M87 43h6q3 0 5 3l9 13H87Z" fill="#DDF1FC"/><path d="M91 47v8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>` +
    wheel(26) +
    wheel(94)
  )
}

/** A corner tube, its rope and the stake that holds it. */
export function anchor() {
  const { base, dark } = palette.orange
  return (
    `<ellipse cx="61" cy="85" rx="57" ry="9" fill="#6CBF63"/><path d="M61 76a57 9 0 0 1 0 18Z" fill="#7CCB70"/>` +
    tube(28, 18, 46, 30, 'blue', 2, { round: true }) +
    pillow(1, 60, 34, 26, 'yellow') +
    pillow(32, 60, 34, 26, 'red') +
    `<path d="M43 28L88 68" stroke="${ink}" stroke-width="3.2" stroke-linecap="round"/><circle cx="42" cy="27" r="5.5" fill="${navy}"/>` +
    `<path d="M88 58L102 85" stroke="${base}" stroke-width="10" stroke-linecap="round"/><path d="M92.5 56L106 82" stroke="${dark}" stroke-width="3" stroke-linecap="round" opacity=".62"/>` +
    `<circle cx="87" cy="56" r="8.5" fill="${palette.yellow.base}"/><path d="M91.5 48.8a8.5 8.5 0 0 1-6 15.6q8-6 6-15.6Z" fill="${palette.yellow.dark}" opacity=".62"/>`
  )
}

/** Two thick tubes on top of each other, the seam between them stitched. */
export function seams() {
  return (
    shadow(60, 89, 50, 5) +
    roll(33, 26, 52, 38, 'yellow') +
    roll(24, 65, 72, 42, 'green') +
    `<path d="M24 46h70" stroke="${ink}" stroke-width="2.4" stroke-dasharray="6 4"/>` +
    star(101, 13, 11, 'red')
  )
}

const roll = (x, y, length, width, colour) =>
  tube(x, y, length, width, colour, 3, { across: true, round: true })
