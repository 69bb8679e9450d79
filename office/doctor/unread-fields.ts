// Fields of the catalog that somebody typed, and that the page leaves out because it can't read them.
import { isGiven, textsField } from '~/lib/db/fields'
import { floorTypes, type Item } from '~/lib/domain/item'
import { typosBetween } from '~/lib/text/typos'
import { look, type Finding } from './finding'

/** @param fields the item's document, as it is stored */
export function unreadFields(item: Item, fields: Readonly<Record<string, unknown>>): Finding[] {
  const unread = Object.entries(readFrom(item, fields))
    .filter(([name, isRead]) => !isRead && isGiven(fields[name]) && Number(fields[name]) !== 0)
    .map(([name]) => `${name} ${JSON.stringify(fields[name])}`)
  const misspelled = Object.keys(fields).flatMap((name) => {
    const [meant] = names.filter((each) => !isGiven(fields[each]) && isMisspelled(name, each))
    return meant === undefined || names.includes(name) ? [] : [`${name} (${meant}?)`]
  })
  const place = `${item.name} (${item.kind}/${item.id})`
  const found: [readonly string[], what: string, remedy: string][] = [
    [
      unread,
      "is shown without what can't be read",
      'docs/owner.md shows how each field is written.',
    ],
    [misspelled, 'has a field that nothing reads', 'Correct the name of the field.'],
  ]
  return found.flatMap(([list, what, remedy]) =>
    list.length === 0 ? [] : [look(`${place} ${what}: ${list.join(', ')}`, remedy)],
  )
}

/** The fields of an item. */
const names =
  'id,name,description,price,count,image,images,category,surfaces,parts,width,height,wetDry,capacity,propertyLink'.split(
    ',',
  )

const isMisspelled = (name: string, meant: string) =>
  typosBetween(name.trim().toLowerCase(), meant.toLowerCase()) <= Math.min(2, name.length / 4)

/** Whether the page has read each of the fields that it can do without. */
function readFrom(item: Item, fields: Readonly<Record<string, unknown>>) {
  const pictures = [item.image, ...item.images]
  const isShown = (value: unknown) => typeof value === 'string' && pictures.includes(value.trim())
  const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
  return {
    description: isText(fields['description']),
    category: listOf(fields['category']).every(isText),
    ...(item.kind === 'inflatables' && {
      // Only an extra can be a house.
      propertyLink: false,
      width: item.width !== null,
      height: item.heightFt !== null,
      wetDry: item.wetDry !== null,
      capacity: item.jumpers !== null,
    }),
    surfaces: textsField(fields, 'surfaces').some((text) =>
      floorTypes.some((floor) => text.toLowerCase().includes(floor)),
    ),
    image: isShown(fields['image']),
    images: listOf(fields['images']).every(isShown),
  }
}

/** One value or a list of them, without empty ones. */
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isGiven)
