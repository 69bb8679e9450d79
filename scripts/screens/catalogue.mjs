import { hold } from './visitor.mjs'

export const catalogue = [
  { name: 'catalogue', steps: ({ open }) => open('/inflatables') },
  { name: 'catalogue-extras', steps: ({ open }) => open('/inflatables/extras') },
  {
    name: 'catalogue-empty',
    steps: async ({ page, open }) => {
      // An office that has entered nothing yet.
      await page.route(/documents:runQuery/, (route) => route.fulfill({ json: [{}] }))
      await open('/inflatables/slides')
    },
  },
  {
    name: 'catalogue-loading',
    steps: async ({ page }) => {
      await hold(page, '**/v1/**')
      await page.goto('/inflatables/slides')
    },
  },
  {
    name: 'catalogue-database-down',
    steps: async ({ page, open }) => {
      await page.route('**/v1/**', (route) => route.abort())
      await open('/inflatables/slides')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'category-not-found', steps: ({ open }) => open('/inflatables/nothing-of-the-kind') },
]
