// The categories of the catalog and their URL values (docs/specification.md).
export const categories = [
  { slug: 'all-rentals', label: 'All rentals' },
  { slug: 'bounce-houses', label: 'Bounce houses' },
  { slug: 'combo-jumpers', label: 'Combo jumpers' },
  { slug: 'slides', label: 'Slides' },
  { slug: 'games-and-obstacles', label: 'Games and obstacles' },
  { slug: 'packages', label: 'Packages' },
  { slug: 'extras', label: 'Extras' },
] as const

export type Category = (typeof categories)[number]
export type CategorySlug = Category['slug']

/** The category of a URL value, or null for an unknown one. */
export function findCategory(slug: string) {
  return categories.find((category) => category.slug === slug) ?? null
}
