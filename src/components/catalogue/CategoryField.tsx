import { categories } from '~/lib/catalogue/categories'
import { SelectField } from '~/ui/field/Field'

type Category = (typeof categories)[number]

const options = categories.map(({ slug, label }) => ({ value: slug, label }))

export type CategoryFieldProps = {
  id?: string
  category: Category
  onChoose: (slug: Category['slug']) => void
}

export function CategoryField({ category, onChoose, ...field }: CategoryFieldProps) {
  return (
    <SelectField
      {...field}
      label="Category"
      name="category"
      options={options}
      value={category.slug}
      onChange={({ target }) => {
        const chosen = categories.find(({ slug }) => slug === target.value)
        if (chosen) onChoose(chosen.slug)
      }}
    />
  )
}
