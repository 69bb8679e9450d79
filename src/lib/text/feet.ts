// Reads sizes in feet as people write them: 15 x 18, 15×18, 15' by 18', 15 ft 6 in.
import { cleanLine } from './cleaned'

const number = /(?:\d+ [1-9]\/[1-9]|\d+[¼½¾]|\d+(?:\.\d+)?)/.source
const feet = /(?:'|′|’|‘|´|`|-?(?:ft|feet|foot)\b\.?)/.source
const inches = /(?:"|″|”|“|''|′′|-?(?:in|inch|inches)\b\.?)/.source
const side = /(?:wide|width|w|long|length|l|deep|depth|d)\b\.?/.source
const length = new RegExp(
  `^(?:(${number}) ?(?:${feet})?|(?:(${number}) ?${feet} ?)?(${number}) ?${inches})(?: ?${side})?$`,
  'i',
)
const between = / ?(?:[x×✕✖⨯х*]| by (?=\S)) ?/i

/** A length or an area's two, or null if in doubt. Inches round up to a tenth of a foot. */
export function readFeet(text: string): [number] | [number, number] | null {
  const line = cleanLine(text)
  const [a, b, ...more] = line.split(between).map(lengthOf)
  if (!a || more.length > 0) return null
  if (b === undefined) return [a]
  return b === null ? null : [a, b]
}

function lengthOf(text: string): number | null {
  const [match, whole, before = '', small = ''] = length.exec(text.trim()) ?? []
  if (match === undefined) return null
  if (whole !== undefined) return valueOf(whole) || null
  return Math.ceil((valueOf(before) + valueOf(small) / 12) * 10) / 10 || null
}

/** "15.5", "15 1/2" and "15½". */
function valueOf(text: string): number {
  const [whole = '', part = ''] = text.replace(/[¼½¾]/, (char) => ` ${parts[char]}`).split(' ')
  const [over, under] = part.split('/')
  return Number(whole) + (under === undefined ? 0 : Number(over) / Number(under) || 0)
}

const parts: Readonly<Record<string, string>> = { '¼': '1/4', '½': '1/2', '¾': '3/4' }
