import { screen } from '@testing-library/react'

/** Where the link of that name leads, in a part of the page or on all of it. */
export const hrefOf = (name: string | RegExp, where: Pick<typeof screen, 'getByRole'> = screen) =>
  where.getByRole('link', { name }).getAttribute('href')
