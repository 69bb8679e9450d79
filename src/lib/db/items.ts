// Translates stored catalog documents. The document's own id counts, never its `id` field.
import { capacityOf } from '~/lib/availability/capacity'
import { hasPlainEnds } from '~/lib/domain/document-id'
import {
  groundTypes,
  type Extra,
  type GroundType,
  type Inflatable,
  type WetDry,
  type Width,
} from '~/lib/domain/item'
import { readDollars } from '~/lib/domain/money'
import { readFeet } from '~/lib/text/feet'
import { oneLine } from '~/lib/text/one-line'
import { allSettings } from '~/settings/all-settings'
import {
  countField,
  pictureField,
  picturesField,
  textField,
  textsField,
  type Stored,
} from './fields'

/** An inflatable, or null if the document has no name. */
export function toInflatable(id: string, stored: Stored): Inflatable | null {
  const base = toBase(id, stored)
  if (base === null) return null
  return {
    ...base,
    kind: 'inflatables',
    width: toWidth(textField(stored, 'width')),
    heightFt: toHeight(textField(stored, 'height')),
    wetDry: toWetDry(textField(stored, 'wetDry')),
    jumpers: toJumpers(textField(stored, 'capacity')),
  }
}

/** An extra, or null if the document has no name. */
export function toExtra(id: string, stored: Stored): Extra | null {
  const base = toBase(id, stored)
  return (
    base && { ...base, kind: 'extras', propertyLink: toLink(textField(stored, 'propertyLink')) }
  )
}

function toBase(id: string, stored: Stored) {
  const { name: typed } = stored
  if (typeof typed !== 'string') return null
  // One line, as lists, mails and office programs show it.
  const name = oneLine(typed)
  if (name === '') return null
  const isBookableId = hasPlainEnds(id)
  const pictures = [pictureField(stored, 'image'), ...picturesField(stored, 'images')]
  const [image = '', ...images] = new Set(pictures.filter((url) => url !== ''))
  return {
    id,
    name,
    description: textField(stored, 'description'),
    image,
    images,
    categories: textsField(stored, 'category'),
    // 0 means that nobody has filled in the price yet.
    priceCents: (isBookableId && readDollars(stored['price'])) || null,
    capacity: isBookableId
      ? capacityOf(id, countField(stored, 'count'), allSettings.singleUnitItems)
      : null,
    // A package gets its parts once these are read (packages.ts).
    parts: [],
    hasOwnUnits: true,
    surfaces: toGrounds(textsField(stored, 'surfaces')),
  }
}

/** The known grounds of a list or of "grass, indoor"; all of them if it names none. */
function toGrounds(texts: readonly string[]): readonly GroundType[] {
  const named = texts.flatMap((text) => text.toLowerCase().split(/[^a-z]+/))
  const known = groundTypes.filter((ground) => named.includes(ground))
  return known.length === 0 ? groundTypes : known
}

/** "15" is a width in feet, "15 x 15" a footprint. */
function toWidth(text: string): Width | null {
  const [a, b] = readFeet(text) ?? []
  if (a === undefined) return null
  return b === undefined ? { kind: 'feet', feet: a } : { kind: 'area', a, b }
}

/** "13", "13 ft". */
function toHeight(text: string): number | null {
  const [feet, more] = readFeet(text) ?? []
  return more === undefined ? (feet ?? null) : null
}

/** The one number of "2" or "Up to 2 children". */
function toJumpers(text: string): number | null {
  const [, digits] = /^[a-z ]*(\d{1,3})[a-z ]*$/i.exec(text) ?? []
  return Number(digits) || null
}

function toWetDry(text: string): WetDry | null {
  const kinds: readonly WetDry[] = ['Dry', 'Wet', 'Wet / Dry']
  const letters = (kind: string) => kind.toLowerCase().replaceAll(/[^a-z]/g, '')
  return kinds.find((kind) => letters(kind) === letters(text)) ?? null
}

/**
 * A stored `javascript:` must never run, so only web URLs become links. One without https://
 * does, too: a property without a link could be rented like a chair.
 */
function toLink(text: string): string {
  if (/^https?:\/\//i.test(text)) return text
  const [, url] = /^(?:\/\/)?([\w.-]+\.[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(text) ?? []
  return url === undefined ? '' : `https://${url}`
}
