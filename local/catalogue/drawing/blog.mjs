// The pictures of the blog's articles, by their names in public/art/blog/: the known pieces, telling what the text tells.
import { allStar } from './bouncers.mjs'
import { drawn } from './drawn.mjs'
import { bunch, cakeTable, chair } from './furnishings.mjs'
import { ink, navy, palette, steel } from './palette.mjs'
import { box, pillow, placed, shadow, shoes } from './parts.mjs'
import { wheel } from './machines.mjs'

export const blog = {
  'measure-the-yard': ['morning', measure],
  'ground-and-power': ['day', power],
  'taking-turns': ['mint', turns],
  'wet-or-dry': ['late', weather],
  delivery: ['day', delivery],
  'party-day': ['mint', party],
}

function measure() {
  return (
    `<path d="M92 282h296l56 62H36Z" fill="#fff" opacity=".22"/><path d="M92 282h296l56 62H36Z" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="12 9" stroke-linejoin="round"/>` +
    placed(drawn('castle2'), 240, 318, 0.8) +
    tape(58, 322)
  )
}

/** A tape measure whose end runs along the lower edge of the setup area. */
function tape(x, y) {
  const marks = Array.from({ length: 12 }, (_, i) => `M${x + 46 + i * 26} ${y + 12}v8`).join('')
  return (
    `<path d="M${x + 20} ${y + 12}h328v12h-328Z" fill="${palette.yellow.light}"/><path d="${marks}" stroke="${ink}" stroke-width="2"/><path d="M${x + 346} ${y + 8}h6v20h-6Z" fill="${steel}"/>` +
    box(x - 26, y - 22, 54, 50, palette.yellow.base, palette.yellow.dark, 14) +
    `<circle cx="${x}" cy="${y + 2}" r="14" fill="${navy}"/><circle cx="${x}" cy="${y + 2}" r="6" fill="${steel}"/>`
  )
}

function power() {
  return (
    placed(drawn('house'), 122, 284, 0.66) +
    placed(drawn('combo'), 336, 314, 0.66) +
    `<path d="M118 244h17v22h-17Z" fill="#EEF3F7"/><path d="M123 251v5M130 251v5" stroke="${ink}" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M126 262q-2 56 32 56t50-16" fill="none" stroke="${palette.orange.base}" stroke-width="5" stroke-linecap="round"/>`
  )
}

function turns() {
  const row = ['red', 'yellow', 'blue', 'green', 'orange']
  return (
    placed(allStar(), 204, 296, 0.84) +
    shadow(428, 324, 54, 9) +
    chair(404, 312, 0.72) +
    chair(448, 326, 0.82) +
    row.map((colour, i) => shoes(78 + i * 46, 336, colour)).join('')
  )
}

function weather() {
  return (
    `<g transform="translate(14 4)"><path d="M300 96h118a24 24 0 0 0 2-48 36 36 0 0 0-52-24 44 44 0 0 0-80 14 30 30 0 0 0 12 58Z" fill="${steel}"/><path d="M300 96h118a24 24 0 0 0 2-48q6 26-30 28H282q6 20 18 20Z" fill="#6F8299"/>` +
    [320, 352, 384]
      .map(
        (x) =>
          `<path d="M${x} 108l-7 18M${x + 12} 126l-6 16" stroke="${palette.blue.light}" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join('') +
    '</g>' +
    drawn('waterslide')
  )
}

function delivery() {
  const spiral = `<circle cx="398" cy="282" r="36" fill="${palette.red.base}"/><path d="M398 246a36 36 0 0 1 0 72q22-36 0-72Z" fill="${palette.red.dark}" opacity=".62"/><path d="M398 260a22 22 0 1 1-20 14M398 274a9 9 0 1 1-8 6" fill="none" stroke="${palette.yellow.base}" stroke-width="6" stroke-linecap="round"/>`
  return (
    shadow(204, 314, 190, 12) +
    shadow(398, 318, 54, 8) +
    `<path d="M40 292v-64q0-8 8-8h24l22-44q3-6 10-6h36v122Z" fill="${palette.blue.base}"/><path d="M40 270h100v22H40Z" fill="${palette.blue.dark}" opacity=".62"/><path d="M86 218l16-34q2-4 6-4h22v38Z" fill="#DDF1FC"/><path d="M120 238h12" stroke="${palette.blue.light}" stroke-width="5" stroke-linecap="round"/><circle cx="48" cy="258" r="7" fill="${palette.yellow.light}"/>` +
    box(138, 128, 204, 164, '#FFFFFF', '#D5E0EA', 10) +
    [0, 1, 2, 3]
      .map((i) => pillow(156 + i * 40, 196, 42, 36, ['red', 'yellow', 'blue', 'green'][i]))
      .join('') +
    `<path d="M34 288h312v12H34Z" fill="${navy}"/>` +
    wheel(96, 298) +
    wheel(278, 298) +
    spiral
  )
}

function party() {
  return (
    placed(drawn('castle', { red: 'blue', blue: 'red' }), 178, 300, 0.8) +
    shadow(392, 318, 80, 8) +
    cakeTable(392, 318) +
    bunch(424, 124, ['yellow', 'blue', 'red'], 142)
  )
}
