// The parts that every inflatable is built of. Light comes from the upper left: three flat tones, no outlines.
import { ink, navy, palette } from './palette.mjs'

const r = (value) => Math.round(value * 10) / 10
let ids = 0
/** Ids start over with each picture, so that drawing again changes no file. */
export const restartIds = () => void (ids = 0)

/** A segmented air tube. `x y` is the middle of its first end; it runs down, or right when `across` is true. */
export function tube(
  x,
  y,
  length,
  width,
  colour,
  segments,
  { across = false, round = false } = {},
) {
  const { base, dark, light } = palette[colour]
  const at = across
    ? (side, along) => `${r(x + along)} ${r(y + side)}`
    : (side, along) => `${r(x + side)} ${r(y + along)}`
  const half = width / 2
  const step = length / segments
  const bulge = half + step * 0.06 + width * 0.06
  const edge = (side, down) =>
    Array.from({ length: segments }, (_, i) => {
      const from = down ? i : segments - i
      const to = down ? i + 1 : segments - i - 1
      return `Q${at(side * bulge, ((from + to) / 2) * step)} ${at(side * half, to * step)}`
    }).join('')
  // Arcs turn the other way when the axes are exchanged.
  const cap = (along, side, sweep) =>
    round
      ? `A${half} ${half} 0 0 ${across ? 1 - sweep : sweep} ${at(side * half, along)}`
      : `L${at(side * half, along)}`
  const outline = `M${at(-half, 0)}${cap(0, 1, 1)}${edge(1, true)}${cap(length, -1, 1)}${edge(-1, false)}Z`
  const shade = `M${at(half * 0.3, 0)}L${at(half, 0)}${edge(1, true)}L${at(half * 0.3, length)}Z`
  const shadeCaps = round
    ? `M${at(half * 0.3, 0)}Q${at(half * 0.9, -half * 0.7)} ${at(half, 0)}ZM${at(half * 0.3, length)}Q${at(half * 0.9, length + half * 0.7)} ${at(half, length)}Z`
    : ''
  const seams = Array.from(
    { length: segments - 1 },
    (_, i) =>
      `M${at(-half, (i + 1) * step)}Q${at(0, (i + 1) * step + width * 0.12)} ${at(half, (i + 1) * step)}`,
  ).join('')
  const stripes = Array.from(
    { length: segments },
    (_, i) => `M${at(-half * 0.5, (i + 0.24) * step)}L${at(-half * 0.5, (i + 0.72) * step)}`,
  ).join('')
  return (
    `<path d="${outline}" fill="${base}"/><path d="${shade}${shadeCaps}" fill="${dark}" opacity=".62"/>` +
    (seams && `<path d="${seams}" fill="none" stroke="${dark}" stroke-width="1.8"/>`) +
    `<path d="${stripes}" stroke="${light}" stroke-width="${r(Math.max(2, width * 0.13))}" stroke-linecap="round"/>`
  )
}

/** A row of pillows from `x`, `y` being its top; colours repeat in order. */
export function pillows(x, y, width, height, count, colours) {
  const w = width / count
  return Array.from({ length: count }, (_, i) =>
    pillow(x + i * w - 0.8, y, w + 1.6, height, colours[i % colours.length]),
  ).join('')
}

export function pillow(x, y, w, h, colour) {
  const { base, dark, light } = palette[colour]
  const round = r(Math.min(w, h) * 0.42)
  const low = r(h * 0.42)
  const turn = Math.min(round, low)
  const long = w > h * 1.6
  return (
    `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="${round}" fill="${base}"/>` +
    `<path d="M${r(x)} ${r(y + h - low)}h${r(w)}v${r(low - turn)}a${turn} ${turn} 0 0 1 -${turn} ${turn}h-${r(w - 2 * turn)}a${turn} ${turn} 0 0 1 -${turn} -${turn}Z" fill="${dark}" opacity=".62"/>` +
    `<path d="M${r(x + w * (long ? 0.2 : 0.34))} ${r(y + h * 0.2)}h${r(w * (long ? 0.54 : 0.26))}" stroke="${light}" stroke-width="${r(Math.max(2, h * 0.11))}" stroke-linecap="round"/>`
  )
}

/** White safety net: 45 degrees on thin navy. */
export function mesh(d) {
  const id = `m${++ids}`
  return (
    `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H9M0 0V9" stroke="#fff" stroke-width="1.5" opacity=".5"/></pattern>` +
    `<path d="${d}" fill="#17406B" opacity=".34"/><path d="${d}" fill="url(#${id})"/>`
  )
}

/** An open gate standing at `x y` (bottom left), `w` wide and `h` high, of one bent tube. */
export function gate(x, y, w, h, thick, colour) {
  const { base, dark, light } = palette[colour]
  const outer = w / 2
  const inner = outer - thick
  const seams = [0.2, 0.45, 0.7]
    .map(
      (part) =>
        `M${x} ${r(y - (h - outer) * part)}h${thick}M${r(x + w - thick)} ${r(y - (h - outer) * part)}h${thick}`,
    )
    .join('')
  return (
    `<path d="M${x} ${y}V${r(y - h + outer)}a${outer} ${outer} 0 0 1 ${w} 0V${y}h-${thick}V${r(y - h + outer)}a${inner} ${inner} 0 0 0 -${r(2 * inner)} 0V${y}Z" fill="${base}"/>` +
    `<path d="M${r(x + w - thick * 0.36)} ${y}V${r(y - h + outer)}Q${r(x + w - thick * 0.4)} ${r(y - h + outer * 0.55)} ${r(x + w - outer * 0.32)} ${r(y - h + outer * 0.26)}Q${r(x + w)} ${r(y - h + outer * 0.55)} ${r(x + w)} ${r(y - h + outer)}V${y}Z" fill="${dark}" opacity=".62"/>` +
    `<path d="${seams}" stroke="${dark}" stroke-width="2"/>` +
    `<path d="M${r(x + thick * 0.36)} ${r(y - 10)}V${r(y - h + outer)}A${r(outer - thick * 0.36)} ${r(outer - thick * 0.36)} 0 0 1 ${r(x + outer * 0.62)} ${r(y - h + thick * 0.62)}" fill="none" stroke="${light}" stroke-width="${r(thick * 0.2)}" stroke-linecap="round"/>`
  )
}

export function flag(x, y, colour, pole = 28) {
  return `<path d="M${x} ${y}v-${pole}" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/><path d="M${x + 1} ${y - pole}q9-5 14 0t13-1l-5 8 5 7q-8 3-13 0t-14 1Z" fill="${palette[colour].base}"/>`
}

export function star(x, y, size, colour = 'yellow') {
  const points = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? size * 0.48 : size
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    return `${r(x + Math.cos(angle) * reach)} ${r(y + Math.sin(angle) * reach)}`
  })
  const { base } = palette[colour]
  return `<path d="M${points.join('L')}Z" fill="${base}" stroke="${base}" stroke-width="2" stroke-linejoin="round"/>`
}

/** The soft shadow on the lawn under a piece. */
export const shadow = (x, y, rx, ry = 11) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1F6B3A" opacity=".38"/>`

/** The blower with its sleeve, standing right of `x`; `flip` puts it left. */
export function blower(x, y, colour, { flip = false, scale = 0.85 } = {}) {
  const { base, dark } = palette[colour]
  return (
    `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})"><path d="M-4 -9Q-24 -18 -46 -7V5Q-22 -2 -4 6Z" fill="${base}"/><path d="M-46 -1Q-22 -8 -4 0V6Q-22 -2 -46 5Z" fill="${dark}"/>` +
    `<rect x="-6" y="-20" width="36" height="28" rx="9" fill="${navy}"/><path d="M-6 -2H30V0a9 9 0 0 1-9 8H3a9 9 0 0 1-9-8Z" fill="${ink}"/><circle cx="14" cy="-7" r="9.5" fill="#4C6C94"/>` +
    `<path d="M14 -16V2M5 -7H23M7.5 -13.5L20.5 -.5M20.5 -13.5L7.5 -.5" stroke="#fff" stroke-width="1.3" opacity=".6"/></g>`
  )
}

/** A rope from `x y` to a stake at `toX toY`. */
export const stake = (x, y, toX, toY) =>
  `<path d="M${x} ${y}L${toX} ${toY}" stroke="${ink}" stroke-width="1.8" opacity=".55"/><path d="M${toX - 2} ${toY - 7}l4 10" stroke="#F7852B" stroke-width="4" stroke-linecap="round"/>`

/** A pair of shoes left on the lawn. */
export function shoes(x, y, colour) {
  const shoe = (dx, dy) =>
    `<path d="M${x + dx} ${y + dy}v-11q6 4 10 0 4 6 13 8 3 1 3 6v3h-26z" fill="${palette[colour].base}"/><path d="M${x + dx} ${y + dy}h26v3q0 3-2 3h-22q-2 0-2-3z" fill="#fff"/>`
  return shoe(10, -6) + shoe(0, 0)
}

export function balloon(x, y, colour, size = 1, knotX = x, knotY = y) {
  const { base, dark, light } = palette[colour]
  const s = (value) => r(value * size)
  const string =
    knotY === y
      ? ''
      : `<path d="M${x} ${r(y + 26 * size)}Q${r((x + knotX) / 2 - 6)} ${r((y + knotY) / 2)} ${knotX} ${knotY}" stroke="${ink}" stroke-width="1.5" fill="none" opacity=".7"/>`
  return (
    `${string}<path d="M${r(x - 4 * size)} ${r(y + 30 * size)}h${s(8)}l-${s(4)}-${s(6)}z" fill="${dark}"/><ellipse cx="${x}" cy="${y}" rx="${s(21)}" ry="${s(26)}" fill="${base}"/>` +
    `<path d="M${r(x + 6 * size)} ${r(y - 25 * size)}a${s(21)} ${s(26)} 0 0 1 -${s(6)} ${s(51)}q${s(18)} -${s(26)} ${s(6)} -${s(51)}Z" fill="${dark}" opacity=".6"/>` +
    `<path d="M${r(x - 12 * size)} ${r(y - 4 * size)}q1-${s(11)} ${s(8)}-${s(14)}" stroke="${light}" stroke-width="${s(4.5)}" fill="none" stroke-linecap="round"/>`
  )
}

export function ball(x, y, size, colour) {
  const { base, dark, light } = palette[colour]
  return (
    `<circle cx="${x}" cy="${y}" r="${size}" fill="${base}"/><path d="M${r(x + size * 0.35)} ${r(y - size * 0.94)}A${size} ${size} 0 0 1 ${r(x - size * 0.35)} ${r(y + size * 0.94)}Q${r(x + size * 0.75)} ${r(y + size * 0.4)} ${r(x + size * 0.35)} ${r(y - size * 0.94)}Z" fill="${dark}" opacity=".62"/>` +
    `<path d="M${r(x - size * 0.55)} ${r(y - size * 0.1)}q.5-${r(size * 0.4)} ${r(size * 0.35)}-${r(size * 0.5)}" stroke="${light}" stroke-width="${r(Math.max(1.6, size * 0.2))}" fill="none" stroke-linecap="round"/>`
  )
}

/** A box with its shaded right third. */
export function box(x, y, w, h, base, dark, round = 6) {
  const cut = r(x + w * 0.68)
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${base}"/><path d="M${cut} ${y}H${r(x + w - round)}a${round} ${round} 0 0 1 ${round} ${round}V${r(y + h - round)}a${round} ${round} 0 0 1 -${round} ${round}H${cut}Z" fill="${dark}" opacity=".62"/>`
}

/** A piece made smaller or larger, standing with its feet (240, 306) at `x y`. */
export const placed = (piece, x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-240 -306)">${piece}</g>`
