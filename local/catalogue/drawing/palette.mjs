// The illustration colours: base, dark and light tone of each vinyl, and the four skies.

export const palette = {
  red: { base: '#E8432E', dark: '#B92C1E', light: '#FF8A73' },
  yellow: { base: '#FFC629', dark: '#E39A0B', light: '#FFE796' },
  blue: { base: '#1F74D1', dark: '#14529C', light: '#73B5F5' },
  green: { base: '#35A35B', dark: '#227A42', light: '#86D79E' },
  orange: { base: '#F7852B', dark: '#CC5F10', light: '#FFB981' },
  aqua: { base: '#27B4C6', dark: '#17889A', light: '#8BE3EC' },
  white: { base: '#FFFFFF', dark: '#D5E0EA', light: '#FFFFFF' },
}

export const skies = { day: '#C6E9FA', morning: '#FFEFC2', late: '#FFDCC9', mint: '#D3F1E4' }

/** Deep navy for poles, ropes and casings; steel and cloth for furniture. */
export const navy = '#1F3A5F'
export const ink = '#11253F'
export const steel = '#8FA2B5'

/** The drawing with every tone of one colour turned into the same tone of another, all at once: `{ red: 'blue' }`. */
export function recolour(svg, changes) {
  const tones = new Map()
  for (const [from, to] of Object.entries(changes))
    for (const tone of ['base', 'dark', 'light']) tones.set(palette[from][tone], palette[to][tone])
  return svg.replace(/#[0-9A-F]{6}/g, (tone) => tones.get(tone) ?? tone)
}
