// Games: hoops, dunk tank, boxing ring, soccer darts and four in a row.
import {
  ball,
  blower,
  box,
  mesh,
  pillow,
  pillows,
  shadow,
  shoes,
  stake,
  star,
  tube,
  flag,
} from './parts.mjs'
import { ink, palette, steel } from './palette.mjs'
import { basketball } from './bouncers.mjs'

export function hoops() {
  const hoop = (x, y) =>
    `<rect x="${x - 40}" y="${y - 52}" width="80" height="56" rx="8" fill="#FFFFFF"/><path d="M${x + 16} ${y - 52}h16a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-16Z" fill="#D5E0EA"/><rect x="${x - 15}" y="${y - 32}" width="30" height="24" fill="none" stroke="${palette.red.base}" stroke-width="4"/>` +
    `<path d="M${x - 20} ${y + 4}l7 34h26l7-34M${x - 10} ${y + 4}l4 34M${x + 10} ${y + 4}l-4 34M${x - 17} ${y + 18}h34M${x - 14} ${y + 30}h28" fill="none" stroke="#fff" stroke-width="2.4"/><path d="M${x - 23} ${y + 3}h46" stroke="${palette.orange.base}" stroke-width="7" stroke-linecap="round"/>`
  return (
    shadow(240, 312, 184, 13) +
    stake(92, 160, 44, 302) +
    stake(388, 160, 436, 302) +
    blower(418, 298, 'orange') +
    `<path d="M104 108h272v166H104z" fill="${palette.blue.base}"/><path d="M292 108h84v166h-84z" fill="${palette.blue.dark}" opacity=".62"/><path d="M130 134v112" stroke="${palette.blue.light}" stroke-width="6" stroke-linecap="round"/>` +
    tube(100, 92, 186, 38, 'orange', 5, { round: true }) +
    tube(380, 92, 186, 38, 'orange', 5, { round: true }) +
    tube(240, 104, 160, 24, 'orange', 5) +
    tube(88, 94, 304, 38, 'orange', 7, { across: true, round: true }) +
    flag(100, 72, 'blue') +
    flag(380, 72, 'blue') +
    hoop(176, 190) +
    hoop(306, 190) +
    pillows(70, 264, 340, 46, 8, ['yellow', 'blue']) +
    basketball(150, 312, 19) +
    basketball(292, 318, 19) +
    basketball(330, 322, 15)
  )
}

export function dunkTank() {
  return (
    shadow(252, 312, 170, 12) +
    `<path d="M182 136V40h170v96" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>` +
    mesh('M186 44h162v96H186z') +
    `<path d="M188 112h56" stroke="${steel}" stroke-width="7"/><path d="M238 112h62" stroke="${palette.red.base}" stroke-width="13" stroke-linecap="round"/><path d="M242 109h40" stroke="${palette.red.light}" stroke-width="3.5" stroke-linecap="round"/>` +
    `<rect x="166" y="144" width="202" height="160" rx="14" fill="#DDF1FC"/><path d="M172 188q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 22 0v100q0 10-10 10H182q-10 0-10-10Z" fill="${palette.blue.light}"/><path d="M312 188q12 9 24 0t26 0v100q0 10-10 10h-40Z" fill="${palette.blue.base}" opacity=".45"/>` +
    `<path d="M190 206v66" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/><circle cx="230" cy="240" r="5" fill="#fff" opacity=".7"/><circle cx="246" cy="222" r="4" fill="#fff" opacity=".7"/><circle cx="276" cy="256" r="6" fill="#fff" opacity=".7"/>` +
    tube(154, 140, 226, 24, 'yellow', 6, { across: true, round: true }) +
    box(156, 284, 222, 24, palette.red.base, palette.red.dark, 10) +
    `<path d="M186 112H104" stroke="${ink}" stroke-width="6"/><path d="M104 112v192M88 304h32" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>` +
    target(100, 112, 40) +
    ball(64, 316, 10, 'white') +
    ball(88, 324, 10, 'white') +
    ball(408, 318, 10, 'white')
  )
}

function target(x, y, size) {
  return (
    ['red', 'white', 'red', 'yellow']
      .map(
        (colour, i) =>
          `<circle cx="${x}" cy="${y}" r="${size * (1 - i * 0.26)}" fill="${palette[colour].base}"/>`,
      )
      .join('') +
    `<path d="M${x + size * 0.5} ${y - size * 0.86}a${size} ${size} 0 0 1 -${size} ${size * 1.72}q${size * 1.3} -${size * 0.5} ${size} -${size * 1.72}Z" fill="${ink}" opacity=".14"/>`
  )
}

export function boxingRing() {
  const ropes = [176, 204, 232]
    .map((y, i) => tube(86, y, 308, 11, ['red', 'white', 'blue'][i], 6, { across: true }))
    .join('')
  return (
    shadow(240, 312, 196, 13) +
    blower(426, 298, 'blue') +
    tube(148, 128, 110, 22, 'blue', 3, { round: true }) +
    tube(332, 128, 110, 22, 'red', 3, { round: true }) +
    [150, 170, 190]
      .map((y, i) => tube(148, y, 184, 8, ['red', 'white', 'blue'][i], 4, { across: true }))
      .join('') +
    `<path d="M146 224h188l62 52H84Z" fill="${palette.yellow.base}"/><path d="M268 224h66l62 52H300Z" fill="${palette.yellow.dark}" opacity=".62"/>` +
    star(240, 247, 15, 'white') +
    ropes +
    tube(82, 130, 148, 36, 'red', 4, { round: true }) +
    tube(398, 130, 148, 36, 'blue', 4, { round: true }) +
    pillows(56, 264, 368, 46, 8, ['red', 'yellow', 'blue', 'yellow']) +
    pillow(190, 290, 51, 28, 'white') +
    pillow(240, 290, 51, 28, 'white') +
    shoes(110, 326, 'blue') +
    shoes(330, 326, 'red')
  )
}

export function soccerDarts() {
  const rings = ['green', 'white', 'green', 'yellow', 'red']
    .map(
      (colour, i) =>
        `<circle cx="240" cy="158" r="${112 - i * 23}" fill="${palette[colour].base}"/>`,
    )
    .join('')
  const spokes = Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M240 136V46" transform="rotate(${i * 45 + 22.5} 240 158)" stroke="${palette.green.dark}" stroke-width="2.4"/>`,
  ).join('')
  return (
    shadow(240, 312, 150, 12) +
    stake(140, 180, 70, 302) +
    stake(340, 180, 412, 302) +
    blower(366, 300, 'yellow') +
    tube(160, 200, 90, 32, 'yellow', 3, { round: true }) +
    tube(320, 200, 90, 32, 'yellow', 3, { round: true }) +
    `<circle cx="240" cy="158" r="128" fill="${palette.yellow.base}"/><path d="M303 47a128 128 0 0 1-126 223q92 4 118-60 30-80 8-163Z" fill="${palette.yellow.dark}" opacity=".62"/><path d="M128 148a112 112 0 0 1 70-96" stroke="${palette.yellow.light}" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    rings +
    spokes +
    soccerBall(208, 106, 17) +
    soccerBall(286, 196, 17) +
    pillows(124, 272, 232, 40, 6, ['green', 'yellow']) +
    soccerBall(118, 318, 20)
  )
}

function soccerBall(x, y, size) {
  const patch = (angle) =>
    `<path d="M${x} ${y - size * 0.96}l${size * 0.34} ${size * 0.28}h-${size * 0.68}Z" transform="rotate(${angle} ${x} ${y})" fill="${ink}"/>`
  return (
    ball(x, y, size, 'white') +
    star(x, y, size * 0.36, 'white').replace(/#FFFFFF/g, ink) +
    [0, 72, 144, 216, 288].map(patch).join('')
  )
}

export function fourInARow() {
  const board = ['.......', '.......', '...r...', '..yry..', '.yrryr.']
  const hole = { r: palette.red.base, y: palette.yellow.base, '.': '#DDF1FC' }
  const discs = board
    .flatMap((row, line) =>
      row
        .split('')
        .map(
          (mark, i) =>
            `<circle cx="${126 + i * 38}" cy="${108 + line * 37}" r="14.5" fill="${hole[mark]}"/>`,
        ),
    )
    .join('')
  return (
    shadow(240, 314, 178, 12) +
    tube(80, 70, 236, 28, 'red', 5, { round: true }) +
    tube(400, 70, 236, 28, 'red', 5, { round: true }) +
    box(88, 80, 304, 204, palette.blue.base, palette.blue.dark, 16) +
    `<path d="M102 98v90" stroke="${palette.blue.light}" stroke-width="6" stroke-linecap="round"/>` +
    discs +
    pillow(44, 296, 72, 24, 'yellow') +
    pillow(364, 296, 72, 24, 'yellow') +
    disc(196, 312, 'red') +
    disc(232, 320, 'yellow') +
    disc(292, 314, 'red')
  )
}

const disc = (x, y, colour) =>
  `<ellipse cx="${x}" cy="${y}" rx="18" ry="8" fill="${palette[colour].dark}"/><ellipse cx="${x}" cy="${y - 4}" rx="18" ry="8" fill="${palette[colour].base}"/><path d="M${x - 9} ${y - 6}q4-3 9-3" stroke="${palette[colour].light}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
