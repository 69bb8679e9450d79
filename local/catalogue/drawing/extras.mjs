// Extras: treats, furniture, tents, power and sound, flowers and balloons.
import { ball, balloon, box, pillow, shadow, stake } from './parts.mjs'
import { ink, navy, palette, steel } from './palette.mjs'

const wheel = (x, y) =>
  `<circle cx="${x}" cy="${y}" r="22" fill="${navy}"/><circle cx="${x}" cy="${y}" r="14" fill="#EEF3F7"/><path d="M${x} ${y - 14}v28M${x - 14} ${y}h28M${x - 10} ${y - 10}l20 20M${x + 10} ${y - 10}l-20 20" stroke="${navy}" stroke-width="2.4"/><circle cx="${x}" cy="${y}" r="5" fill="${palette.yellow.base}"/>`

const awning = (x, y, count, colour) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path d="M${x + i * 24} ${y}h24v38a12 11 0 0 1-24 0Z" fill="${i % 2 ? '#FFFFFF' : palette[colour].base}"/>`,
  ).join('') +
  `<path d="M${x + count * 17} ${y}H${x + count * 24}v38a12 11 0 0 1-24 0v-4h-${count * 7 - 24}Z" fill="${ink}" opacity=".1"/>`

const kernels = (places) =>
  places
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="#FFF1C7"/><circle cx="${x + 3}" cy="${y + 3}" r="5" fill="#FFD566"/>`,
    )
    .join('')

export function popcorn() {
  return (
    shadow(240, 312, 126) +
    wheel(190, 288) +
    wheel(290, 288) +
    `<rect x="166" y="98" width="148" height="124" fill="#DDF1FC"/><path d="M270 98h44v124h-44z" fill="#A9BCCD" opacity=".5"/><path d="M216 98h48l-6 40h-36Z" fill="${steel}"/><path d="M244 98h20l-6 40h-14Z" fill="#43566F" opacity=".6"/>` +
    kernels([
      [176, 206],
      [196, 192],
      [218, 200],
      [240, 190],
      [262, 198],
      [284, 192],
      [304, 206],
      [206, 212],
      [230, 210],
      [252, 212],
      [276, 210],
      [186, 178],
      [228, 178],
      [268, 180],
      [222, 156],
      [252, 152],
    ]) +
    `<path d="M176 108v84" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/><path d="M166 90v134M314 90v134" stroke="${palette.red.base}" stroke-width="9"/>` +
    awning(156, 62, 7, 'red') +
    `<path d="M150 62q0-16 16-16h148q16 0 16 16Z" fill="${palette.yellow.base}"/><path d="M268 46h46q16 0 16 16h-62Z" fill="${palette.yellow.dark}" opacity=".7"/>` +
    box(150, 216, 180, 18, palette.yellow.base, palette.yellow.dark, 7) +
    box(158, 234, 164, 50, palette.red.base, palette.red.dark, 4) +
    `<path d="M176 244v30M200 244v30M224 244v30" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"/>` +
    popcornTub(94, 268, 1) +
    popcornTub(366, 262, 1.1)
  )
}

export function popcornTub(x, y, s) {
  return `<g transform="translate(${x} ${y}) scale(${s})">${kernels([
    [-14, 0],
    [0, -7],
    [14, 0],
    [-5, 2],
    [8, 3],
  ])}<path d="M-24 4h48l-6 44h-36Z" fill="${palette.red.base}"/><path d="M-14 4l2 44M0 4v44M14 4l-2 44" stroke="#fff" stroke-width="6"/><path d="M10 4h14l-6 44H8Z" fill="${ink}" opacity=".14"/></g>`
}

export function snowCone() {
  const cone = (x, y, top, low) =>
    `<path d="M${x - 17} ${y}h34l-17 52Z" fill="#FFFFFF"/><path d="M${x + 4} ${y}h13l-17 52Z" fill="#D5E0EA"/><path d="M${x - 20} ${y + 2}a20 20 0 0 1 40 0Z" fill="${palette[top].base}"/><path d="M${x + 6} ${y - 17}a20 20 0 0 1 14 19h-16q6-10 2-19Z" fill="${palette[low].dark}" opacity=".5"/><path d="M${x - 11} ${y - 5}q3-7 9-8" stroke="${palette[top].light}" stroke-width="3.6" fill="none" stroke-linecap="round"/>`
  const bottle = (x, colour) =>
    `<path d="M${x - 9} 250v-34q0-6 5-8v-12h8v12q5 2 5 8v34Z" fill="${palette[colour].base}"/><path d="M${x + 2} 196h2v12q5 2 5 8v34h-7Z" fill="${palette[colour].dark}" opacity=".62"/><path d="M${x - 4} 196h8v-8h-8Z" fill="#fff"/>`
  return (
    shadow(240, 318, 170, 12) +
    `<path d="M98 262l-12 54M382 262l12 54" stroke="${steel}" stroke-width="8" stroke-linecap="round"/>` +
    box(166, 104, 150, 146, palette.blue.base, palette.blue.dark, 14) +
    `<rect x="182" y="120" width="118" height="74" rx="8" fill="#DDF1FC"/><path d="M182 186q14-26 30-20 10-20 28-12 18-14 30 8 20-2 30 24v0q0 8-8 8H190q-8 0-8-8Z" fill="#fff"/><path d="M262 162q8 2 8 0 20-2 30 24 0 8-8 8h-34q12-14 4-32Z" fill="#D5E0EA"/><path d="M194 130v22" stroke="#fff" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M198 212h84" stroke="${palette.blue.light}" stroke-width="6" stroke-linecap="round"/><circle cx="240" cy="230" r="7" fill="${palette.yellow.base}"/>` +
    `<path d="M196 104l10-26h68l10 26Z" fill="${steel}"/><path d="M250 78h24l10 26h-28Z" fill="#43566F" opacity=".6"/><path d="M274 84l34-22" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><circle cx="310" cy="60" r="9" fill="${palette.red.base}"/>` +
    bottle(112, 'red') +
    bottle(140, 'yellow') +
    bottle(342, 'green') +
    cone(378, 190, 'red', 'red') +
    `<path d="M362 214h32l-4 36h-24Z" fill="#8BE3EC" opacity=".75"/><path d="M382 214h12l-4 36h-8Z" fill="#17889A" opacity=".5"/>` +
    `<path d="M76 250h328l-10 60q-14-6-28 0t-30 0-32 0-32 0-32 0-32 0-32 0-30 0-28 0-30 0Z" fill="#fff"/><path d="M300 250h104l-10 60q-14-6-28 0t-30 0-32 0Z" fill="#D5E0EA" opacity=".8"/><rect x="70" y="244" width="340" height="14" rx="6" fill="#fff"/><path d="M70 251h340v1a6 6 0 0 1-6 6H76a6 6 0 0 1-6-6Z" fill="#C8D5E0"/>`
  )
}

export function generator() {
  return (
    shadow(240, 312, 140) +
    wheel(164, 290) +
    `<path d="M120 292V130q0-14 14-14h212q14 0 14 14v162" fill="none" stroke="${ink}" stroke-width="10"/><path d="M330 292h44" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>` +
    box(136, 138, 212, 60, palette.yellow.base, palette.yellow.dark, 12) +
    `<rect x="196" y="126" width="52" height="16" rx="8" fill="${ink}"/><path d="M154 152h56" stroke="${palette.yellow.light}" stroke-width="6" stroke-linecap="round"/>` +
    box(136, 200, 118, 82, '#43566F', ink, 8) +
    [220, 234, 248, 262]
      .map(
        (y) => `<path d="M152 ${y}h86" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`,
      )
      .join('') +
    box(258, 200, 90, 82, '#EEF3F7', '#C8D5E0', 8) +
    [
      [282, 224],
      [318, 224],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="12" fill="${ink}"/><path d="M${x - 4} ${y - 4}v6M${x + 4} ${y - 4}v6M${x} ${y + 4}v3" stroke="#fff" stroke-width="2.4"/>`,
      )
      .join('') +
    `<rect x="272" y="248" width="26" height="20" rx="4" fill="${palette.red.base}"/><circle cx="320" cy="258" r="9" fill="${palette.green.base}"/>` +
    `<path d="M318 236q34 70 74 66t46-14" fill="none" stroke="${palette.orange.base}" stroke-width="5" stroke-linecap="round"/>`
  )
}

export function speaker() {
  const cabinet = (x) =>
    `<path d="M${x} 232v44M${x - 4} 270l-28 40M${x + 4} 270l28 40" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>` +
    box(x - 46, 70, 92, 164, navy, ink, 12) +
    `<circle cx="${x}" cy="116" r="22" fill="#43566F"/><circle cx="${x}" cy="116" r="11" fill="${ink}"/><circle cx="${x}" cy="182" r="34" fill="#43566F"/><circle cx="${x}" cy="182" r="19" fill="${ink}"/><path d="M${x - 22} 178q3-14 15-19" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".6"/><path d="M${x - 36} 84v30" stroke="#4C6C94" stroke-width="5" stroke-linecap="round"/>`
  return (
    shadow(240, 316, 160) +
    cabinet(142) +
    cabinet(338) +
    `<path d="M240 300V180" stroke="${steel}" stroke-width="6"/><ellipse cx="240" cy="306" rx="34" ry="9" fill="${ink}"/><path d="M240 182l16-22" stroke="${steel}" stroke-width="6" stroke-linecap="round"/><path d="M250 166l10-15 12 9-11 14Z" fill="${ink}"/><circle cx="272" cy="146" r="16" fill="${palette.yellow.base}"/><path d="M280 132a16 16 0 0 1-12 29q14-8 12-29Z" fill="${palette.yellow.dark}" opacity=".7"/><path d="M260 150l22-12M264 157l22-12" stroke="${palette.yellow.dark}" stroke-width="2"/>` +
    `<path d="M100 300q70 20 130 8M254 308q50 12 110 0" fill="none" stroke="${ink}" stroke-width="3" opacity=".6"/>`
  )
}

/** One folding chair facing right, feet at 0 0; negative `sx` faces left. */
const chair = (x, y, sx, sy = Math.abs(sx)) =>
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

export function flower(x, y, size, petal) {
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
