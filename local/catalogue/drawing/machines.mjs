// Machines: popcorn, snow cones, power and sound.
import { box, shadow } from './parts.mjs'
import { ink, navy, palette, steel } from './palette.mjs'

export const wheel = (x, y) =>
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
