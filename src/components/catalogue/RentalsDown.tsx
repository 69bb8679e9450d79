// Says that the catalog can't be read. Choosing another category tries again.
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import type { CategorySlug } from '~/lib/catalogue/categories'

export function RentalsDown({ slug }: { slug: CategorySlug }) {
  const { revalidate } = useRevalidator()
  const reported = useRef(slug)
  useEffect(() => {
    if (reported.current === slug) return
    reported.current = slug
    void revalidate()
  }, [slug, revalidate])
  return <DatabaseDown what="Our rentals" />
}
