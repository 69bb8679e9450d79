// Any address that no screen has. Thrown within the frame, so that the header and the footer stand around the error.
import type { LoaderFunctionArgs } from 'react-router-dom'

/** @throws Response 404, with the address in words, for the error screen to show */
export function notFoundLoader({ request }: LoaderFunctionArgs): never {
  const { pathname } = new URL(request.url)
  throw new Response(`No page has the address ${pathname}.`, {
    status: 404,
    statusText: 'Not Found',
  })
}
