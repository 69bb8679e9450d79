// For addresses without a screen. Thrown within the frame, so that the error has the header and the footer.
import type { LoaderFunctionArgs } from 'react-router-dom'

/** @throws Response 404, with the address in words, for the error screen to show */
export function notFoundLoader({ request }: LoaderFunctionArgs): never {
  const { pathname } = new URL(request.url)
  throw new Response(`There's no page at ${pathname}.`, {
    status: 404,
    statusText: 'Not Found',
  })
}
