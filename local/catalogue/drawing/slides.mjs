// Slides beside the drawn ones: two lanes seen from the front, and a long slip and slide; and palms for a combo.
import { blower, gate, mesh, pillows, shadow, shoes, stake, star, tube, flag } from './parts.mjs'
import { palette } from './palette.mjs'

/** Two lanes coming down towards the viewer, three tubes beside them. */
export function doubleLane({ frame, sides, lane, base }) {
  const { base: colour, dark, light } = palette[lane]
  const run = (a, b, c, d) =>
    `<path d="M${a} 128H${b}L${d} 296H${c}Z" fill="${colour}"/><path d="M${b - 14} 128H${b}L${d} 296H${d - 30}Z" fill="${dark}" opacity=".62"/><path d="M${a + 16} 140L${c + 26} 270" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`
  const leaning = (x, angle) =>
    `<g transform="rotate(${angle} ${x} 118)">${tube(x, 118, 184, 30, sides, 6, { round: true })}</g>`
  return (
    shadow(240, 312, 176, 13) +
    stake(150, 150, 58, 300) +
    stake(330, 150, 424, 300) +
    blower(408, 300, base[0]) +
    flag(240, 54, 'red', 26) +
    mesh('M160 72h160v60h-160z') +
    tube(164, 64, 70, 34, frame, 2) +
    tube(316, 64, 70, 34, frame, 2) +
    tube(150, 64, 180, 34, frame, 5, { across: true, round: true }) +
    star(240, 66, 11, frame === 'yellow' ? 'white' : 'yellow') +
    run(168, 238, 108, 236) +
    run(242, 312, 244, 372) +
    leaning(154, 16.5) +
    leaning(326, -16.5) +
    tube(240, 118, 172, 28, frame, 6, { round: true }) +
    pillows(86, 280, 308, 36, 8, base) +
    shoes(104, 330, 'red') +
    shoes(344, 330, 'blue')
  )
}

/** A long wet lane with a splash pool at its end, a garden hose at its start. */
export function slipAndSlide() {
  return (
    shadow(240, 314, 218, 12) +
    blower(30, 300, 'aqua', { flip: true, scale: 0.7 }) +
    `<path d="M60 232L444 262V292H60Z" fill="${palette.blue.base}"/><path d="M60 258L444 280V292H60Z" fill="${palette.blue.dark}" opacity=".62"/>` +
    `<path d="M62 214L392 250 408 264 62 236Z" fill="#5CC3EE"/><path d="M84 220L330 247M130 231L360 255" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    `<g transform="rotate(5.8 60 236)">${tube(56, 240, 346, 24, 'yellow', 10, { across: true, round: true })}</g>` +
    gate(36, 292, 100, 148, 26, 'aqua') +
    star(86, 158, 9) +
    flag(86, 144, 'yellow') +
    `<path d="M364 250q0-12 12-12h74q14 0 14 14v26H364Z" fill="#8FD9F7"/><path d="M374 250q10-6 20 0t20 0 20 0 20 0" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    drops([
      [394, 214],
      [420, 202],
      [442, 220],
      [410, 226],
    ]) +
    pillows(28, 272, 332, 40, 8, ['blue', 'aqua']) +
    pillows(352, 262, 116, 50, 3, ['aqua']) +
    shoes(150, 332, 'red')
  )
}

const drops = (places) =>
  places
    .map(([x, y]) => `<path d="M${x} ${y - 9}q7 8 6 13a6 6 0 0 1-12 0q0-5 6-13Z" fill="#5CC3EE"/>`)
    .join('')

/** Two blow-up palms that stand behind a combo. */
export function palms() {
  const leaf = (x, y, side, tilt, tone) =>
    `<path d="M0 0q26-30 58 10-30-16-58-10Z" transform="translate(${x} ${y}) scale(${side} 1) rotate(${tilt})" fill="${palette.green[tone]}"/>`
  const crown = (x, y) =>
    [
      [-1, 28, 'dark'],
      [1, 28, 'dark'],
      [-1, -48, 'base'],
      [1, -48, 'dark'],
      [-1, -8, 'base'],
      [1, -8, 'base'],
    ]
      .map(([side, tilt, tone]) => leaf(x, y, side, tilt, tone))
      .join('')
  const palm = (x, y, h) => tube(x, y, h, 20, 'orange', 5) + crown(x, y + 6)
  return palm(54, 92, 200) + palm(238, 60, 190)
}
