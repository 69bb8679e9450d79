// Checks what packages contain. A package with a mistake in its parts can't be booked online.
import { findIn, type CatalogRow, type StoredPart } from '~/lib/db/packages'
import { maxParts } from '~/lib/domain/business'
import { isHouse } from '~/lib/domain/item'
import { bad, look, type Finding } from './finding'

export function checkPackages(rows: readonly CatalogRow[]): Finding[] {
  const find = findIn(rows)
  return rows.flatMap((row) => {
    if (row.parts === null) return [unreadable(row)]
    const mistakes = row.parts.flatMap((part) => mistakeIn(part, find(part)))
    if (mistakes.length > 0) return mistakes.map((mistake) => unbookable(row, mistake))
    return row.parts.flatMap((part) => {
      const count = find(part)?.item.capacity ?? 0
      return count < part.quantity ? [tooFew(row, part, count)] : []
    })
  })
}

const placeOf = ({ item }: CatalogRow) => `${item.name} (${item.kind}/${item.id})`

const unreadable = (row: CatalogRow) =>
  bad(
    `${placeOf(row)} can't be booked online: its parts can't be read`,
    `Write up to ${maxParts} different parts, each a map with kind (inflatables or extras), id and quantity, and none with the package's own id.`,
  )

const unbookable = (row: CatalogRow, mistake: string) =>
  bad(`${placeOf(row)} can't be booked online: ${mistake}`, 'Correct its parts.')

function mistakeIn({ kind, id }: StoredPart, row: CatalogRow | null): string[] {
  const path = `${kind}/${id}`
  if (row === null) return [`its part ${path} isn't in the catalog`]
  if (row.parts?.length !== 0) return [`its part ${path} has parts of its own`]
  if (isHouse(row.item)) return [`its part ${path} is a house`]
  return row.item.capacity === null ? [`the count of its part ${path} can't be read`] : []
}

const tooFew = (row: CatalogRow, { kind, id, quantity }: StoredPart, count: number) =>
  look(
    `${placeOf(row)} can't be booked: one package needs ${quantity} of ${kind}/${id}, but there are only ${count}`,
    'Correct the quantity or the count.',
  )
