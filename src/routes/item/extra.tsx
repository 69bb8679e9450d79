// /extra/:id: one rental that isn't an inflatable, such as a tent, a table or a whole house.
import { useLoaderData } from 'react-router-dom'
import { ItemError } from '~/components/item/ItemError'
import { ItemScreen } from '~/components/item/ItemScreen'
import { messages } from '~/lib/text/messages'
import type { extraLoader } from './item-loader'

export function Component() {
  const data = useLoaderData<typeof extraLoader>()
  return <ItemScreen key={data.item.id} {...data} />
}

export function ErrorBoundary() {
  return <ItemError notFound={messages.extraNotFound} />
}
