// /inflatable/:id: one inflatable, its size, and the days it is free.
import { useLoaderData } from 'react-router-dom'
import { ItemError } from '~/components/item/ItemError'
import { ItemScreen } from '~/components/item/ItemScreen'
import { messages } from '~/lib/text/messages'
import type { inflatableLoader } from './item-loader'

export function Component() {
  const data = useLoaderData<typeof inflatableLoader>()
  return <ItemScreen key={data.item.id} {...data} />
}

export function ErrorBoundary() {
  return <ItemError notFound={messages.inflatableNotFound} />
}
