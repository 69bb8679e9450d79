// Chairs, tables, tents, flowers, balloons and cake.
import { popcornTub } from './machines.mjs'
import { ball, balloon, box, pillow, shadow, stake } from './parts.mjs'
import { ink, navy, palette, steel } from './palette.mjs'

/** One folding chair facing right, feet at 0 0; negative `sx` faces left. */
export const chair = (x, y, sx, sy = Math.abs(sx)) =>
  `<g transform="translate(${x} ${y}) scale(${sx} ${sy})"><path d="M22-118L-24 4M-16-46L26 4" stroke="${steel}" stroke-width="6" stroke-linecap="round"/><path d="M14-122q2-8 10-7t9 8l-5 38q-2 7-9 6t-8-8Z" fill="#fff"/><path d="M26-128q8 2 7 9l-5 38q-2 7-9 6Z" fill="#D5E0EA"/><rect x="-26" y="-56" width="56" height="13" rx="6.5" fill="#fff"/><path d="M-26-50h56a6 6 0 0 1-6 7H-20a6 6 0 0 1-6-7Z" fill="#C8D5E0"/></g>`

export const chairs = () =>
  shadow(240, 318, 196, 12) +
  [58, 166, 280, 392].map((x) => chair(x, 276, 1)).join('') +
  [104, 222, 340].map((x) => chair(x, 320, 1.36)).join('')

export function table() {
  const plate = (x) =>
    `<ellipse cx="${x}" cy="190" rx="34" ry="8" fill="${palette.red.base}"/><path d="M${x + 10} 182.5q24 2 24 7.5t-24 7.5q8-7 0-15Z" fill="${palette.red.dark}" opacity=".62"/><ellipse cx="${x - 4}" cy="188.5" rx="20" ry="4" fill="${palette.red.light}"/>`
  const cup = (x) => box(x, 158, 22, 32, palette.yellow.base, palette.yellow.dark, 4)
  return (
    shadow(240, 318, 196, 12) +
    `<path d="M108 216L84 312M146 216L170 312M334 216L310 312M372 216L396 312" stroke="${steel}" stroke-width="10" stroke-linecap="round"/><path d="M94 278h68M318 278h68" stroke="${steel}" stroke-width="7"/>` +
    `<path d="M64 178h352l26 28H38Z" fill="#fff"/><path d="M304 178h112l26 28H320Z" fill="#D5E0EA" opacity=".7"/><rect x="34" y="202" width="412" height="18" rx="9" fill="#C8D5E0"/><path d="M320 202h117a9 9 0 0 1 0 18H320Z" fill="${steel}" opacity=".5"/>` +
    plate(118) +
    plate(362) +
    cup(172) +
    cup(286) +
    `<path d="M222 190l4-58h28l4 58Z" fill="${palette.aqua.light}"/><path d="M242 190v-58h12l4 58Z" fill="${palette.aqua.base}"/><path d="M256 140q22 2 18 22-3 14-17 14" fill="none" stroke="${palette.aqua.base}" stroke-width="6"/>`
  )
}

export function canopy() {
  const valance = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="M${102 + i * 27.6} 138h27.6v16q-13.8 14-27.6 0Z" fill="${i % 2 ? '#FFFFFF' : palette.blue.base}"/>`,
  ).join('')
  return (
    shadow(240, 314, 160) +
    stake(112, 160, 62, 310) +
    stake(368, 160, 418, 310) +
    `<path d="M160 150v126M320 150v126" stroke="#B9C6D3" stroke-width="7"/>` +
    `<path d="M240 66L378 138H102Z" fill="${palette.blue.base}"/><path d="M240 66L378 138H286Z" fill="${palette.blue.dark}" opacity=".62"/><path d="M240 66L286 138H194Z" fill="#fff"/><path d="M240 66L286 138H258Z" fill="#D5E0EA"/>` +
    valance +
    `<path d="M112 152v156M368 152v156" stroke="#fff" stroke-width="9"/><path d="M116 152v156M372 152v156" stroke="#B9C6D3" stroke-width="3"/><path d="M100 310h24M356 310h24" stroke="${navy}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M186 262h108l-4 46h-100Z" fill="#fff"/><path d="M258 262h36l-4 46h-32Z" fill="#D5E0EA"/><rect x="180" y="254" width="120" height="12" rx="5" fill="${palette.yellow.base}"/>` +
    popcornTub(240, 216, 0.8)
  )
}

export function poleTent() {
  const peak = (x) =>
    `<path d="M${x} 62Q${x + 16} 116 ${x + 90} 154H${x - 90}Q${x - 16} 116 ${x} 62Z" fill="#FFFFFF"/><path d="M${x} 62Q${x + 16} 116 ${x + 90} 154H${x + 20}Q${x + 6} 110 ${x} 62Z" fill="#D5E0EA"/><path d="M${x} 64V40" stroke="${ink}" stroke-width="3"/><path d="M${x + 1} 40q9-5 14 0t13-1l-5 8 5 7q-8 3-13 0t-14 1Z" fill="${palette.green.base}"/>`
  const valance = Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M${48 + i * 24} 152h24v16a12 10 0 0 1-24 0Z" fill="${i % 2 ? '#FFFFFF' : palette.green.base}"/>`,
  ).join('')
  const setting = (x) =>
    `<path d="M${x - 40} 258h80l-4 42q-12-5-24 0t-24 0-24 0Z" fill="#fff"/><path d="M${x + 12} 258h28l-4 42q-12-5-24 0Z" fill="#D5E0EA"/><rect x="${x - 44}" y="252" width="88" height="9" rx="4.5" fill="#C8D5E0"/>`
  return (
    shadow(240, 312, 206, 12) +
    stake(52, 168, 14, 306) +
    stake(428, 168, 466, 306) +
    [140, 240, 340]
      .map((x) => `<path d="M${x} 160v126" stroke="#B9C6D3" stroke-width="7"/>`)
      .join('') +
    [128, 240, 352].map(setting).join('') +
    [82, 285, 195, 398].map((x) => chair(x, 306, x > 240 ? 0.5 : -0.5)).join('') +
    peak(140) +
    peak(340) +
    peak(240) +
    valance +
    `<path d="M54 164v142M426 164v142" stroke="#fff" stroke-width="9"/><path d="M58 164v142M430 164v142" stroke="#B9C6D3" stroke-width="3"/><path d="M42 308h24M414 308h24" stroke="${navy}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M62 178q88 34 178 0 90 34 178 0" fill="none" stroke="${ink}" stroke-width="1.8"/>` +
    [
      [96, 189],
      [150, 195],
      [204, 189],
      [276, 189],
      [330, 195],
      [384, 189],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y + 3}" r="5" fill="${palette.yellow.base}"/>`)
      .join('')
  )
}

export function balloonArch() {
  const colours = ['yellow', 'aqua', 'red', 'white']
  const count = 21
  const ring = (radius, size, turn) =>
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI * (1 - i / (count - 1))
      const x = Math.round(240 + Math.cos(angle) * (150 + radius))
      const y = Math.round(288 - Math.sin(angle) * (206 + radius))
      return ball(x, y, size + (i % 3) * 3, colours[(i + turn) % 4])
    }).join('')
  return (
    shadow(240, 314, 196) +
    pillow(52, 296, 76, 24, 'blue') +
    pillow(352, 296, 76, 24, 'blue') +
    ring(20, 16, 0) +
    ring(-16, 13, 2) +
    ring(3, 11, 1)
  )
}

function flower(x, y, size, petal) {
  return (
    [0, 72, 144, 216, 288]
      .map(
        (angle) =>
          `<circle cx="${x}" cy="${y - size * 0.62}" r="${size * 0.52}" transform="rotate(${angle} ${x} ${y})" fill="${petal}"/>`,
      )
      .join('') + `<circle cx="${x}" cy="${y}" r="${size * 0.36}" fill="${palette.yellow.base}"/>`
  )
}

export function weddingArch() {
  const leaf = (x, y, angle) =>
    `<path d="M${x} ${y}q14-14 30 0-14 12-30 0Z" transform="rotate(${angle} ${x} ${y})" fill="#4E9A62"/>`
  const blooms = [
    [142, 88, 20],
    [174, 66, 24],
    [214, 58, 18],
    [132, 126, 17],
    [338, 88, 18],
    [308, 68, 20],
    [346, 118, 15],
    [270, 60, 15],
    [128, 226, 14],
    [352, 232, 14],
  ]
  const tones = ['#F7B7C8', '#FFFFFF', '#FFD9C7']
  return (
    shadow(240, 314, 150) +
    `<path d="M208 300h64l26 40H182Z" fill="#FBF3E6"/><path d="M248 300h24l26 40h-40Z" fill="#E3D2B9" opacity=".6"/>` +
    `<path d="M142 306V92M338 306V92" stroke="#fff" stroke-width="14"/><path d="M147 306V92M343 306V92" stroke="#D5E0EA" stroke-width="5"/><rect x="120" y="74" width="240" height="16" rx="8" fill="#fff"/><path d="M120 82h240a8 8 0 0 1-8 8H128a8 8 0 0 1-8-8Z" fill="#D5E0EA"/>` +
    `<path d="M150 90h90q-10 66-70 92-14 60-4 122h-16Z" fill="#FBF3E6"/><path d="M330 90h-90q10 66 70 92 14 60 4 122h16Z" fill="#F2E4D0"/><path d="M222 96q-12 46-56 70M258 96q12 46 56 70" fill="none" stroke="#E3D2B9" stroke-width="3" stroke-linecap="round"/><path d="M158 196q-4 50 0 96" fill="none" stroke="#E3D2B9" stroke-width="3" stroke-linecap="round"/>` +
    [
      [150, 70, 190],
      [190, 56, 250],
      [232, 58, 350],
      [132, 140, 110],
      [320, 66, 300],
      [346, 90, 20],
      [348, 130, 80],
      [286, 58, 220],
      [128, 236, 100],
      [352, 242, 70],
      [160, 100, 60],
    ]
      .map(([x, y, a]) => leaf(x, y, a))
      .join('') +
    blooms.map(([x, y, size], i) => flower(x, y, size, tones[i % 3])).join('') +
    chair(72, 318, -0.9) +
    chair(408, 318, 0.9)
  )
}

/** Three balloons tied `length` below the middle one. */
export const bunch = (x, y, colours, length = 150) =>
  [
    [0, 0],
    [-26, -26],
    [28, -32],
  ]
    .map(([dx, dy], i) => balloon(x + dx, y + dy, colours[i], 1, x + 6, y + length))
    .join('')

export const cakeTable = (x, y) =>
  `<path d="M${x - 70} ${y - 48}h140l-5 48q-12-5-24 0t-24 0-24 0-24 0-24 0Z" fill="#fff"/><path d="M${x + 26} ${y - 48}h44l-5 48q-12-5-24 0Z" fill="#D5E0EA"/><rect x="${x - 76}" y="${y - 56}" width="152" height="11" rx="5" fill="#C8D5E0"/>` +
  `<path d="M${x - 26} ${y - 56}v-26h52v26Z" fill="${palette.yellow.light}"/><path d="M${x + 8} ${y - 56}v-26h18v26Z" fill="${palette.yellow.dark}" opacity=".5"/><path d="M${x - 28} ${y - 84}h56v8a7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0Z" fill="${palette.red.base}"/><path d="M${x - 12} ${y - 84}v-14M${x} ${y - 84}v-14M${x + 12} ${y - 84}v-14" stroke="${palette.blue.base}" stroke-width="4"/><circle cx="${x - 12}" cy="${y - 101}" r="3.5" fill="${palette.yellow.base}"/><circle cx="${x}" cy="${y - 101}" r="3.5" fill="${palette.yellow.base}"/><circle cx="${x + 12}" cy="${y - 101}" r="3.5" fill="${palette.yellow.base}"/>`
