// /inflatables and /inflatables/:category: everything there is to rent, or one category of it.
import { startTransition, Suspense, useOptimistic } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { PageHead } from '~/components/reading/PageHead'
import { descriptions } from '~/content/descriptions'
import { CategoryNotFound } from '~/components/catalogue/CategoryNotFound'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { RentalResults } from '~/components/catalogue/RentalResults'
import { RentalSkeletons } from '~/components/catalogue/RentalSkeletons'
import { SkyBand } from '~/components/reading/SkyBand'
import { categories, findCategory } from '~/lib/catalogue/categories'
import { paths } from '~/paths'
import { Await } from '~/ui/Await'
import { Container } from '~/ui/Container'
import { SelectField } from '~/ui/SelectField'
import type { loader } from './catalogue-loader'
import styles from './catalogue.module.css'

const options = categories.map(({ slug, label }) => ({ value: slug, label }))

export function Component() {
  const { category, items } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  // The field shows the choice at once, also while a long list is still being drawn.
  const [shown, show] = useOptimistic(category?.slug)
  if (category === null) return <CategoryNotFound />

  // The choice is the address. The list stands where it stood, and so does whoever chose.
  function choose(slug: string) {
    const chosen = findCategory(slug)
    if (chosen === null) return
    startTransition(async () => {
      show(chosen.slug)
      await navigate(paths.category(chosen.slug), { preventScrollReset: true })
    })
  }

  return (
    <>
      <PageHead
        title={category.label}
        description={descriptions.category(category.label)}
        {...(category.slug === 'all-rentals' && { pathname: paths.category(category.slug) })}
      />
      <SkyBand title={category.label} />
      <Container>
        <div className={styles.filter}>
          <p className={styles.question}>What are you looking for?</p>
          <SelectField
            label="Category"
            name="category"
            options={options}
            value={shown}
            onChange={(event) => choose(event.target.value)}
          />
        </div>
        <div className={styles.results}>
          <Suspense fallback={<RentalSkeletons />}>
            <Await of={items}>
              {(read) =>
                read === null ? (
                  <DatabaseDown what="Our rentals" />
                ) : (
                  <RentalResults category={category} items={read} />
                )
              }
            </Await>
          </Suspense>
        </div>
      </Container>
    </>
  )
}
