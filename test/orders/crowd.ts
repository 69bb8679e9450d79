// Many customers who press the final button at once.
import { Browser } from './browser'
import type { Order } from './orders'
import { services, world, type Visit } from './world'

type Placed = { order: Order; visit: Visit; kind: string }

/**
 * Each customer, in a browser of their own, places an order and repeats it until it is answered.
 */
export async function placeAll(
  customers: number,
  orderOf: (index: number) => Order,
): Promise<Placed[]> {
  const visits: Visit[] = []
  for (let n = 0; n < customers; n++) visits.push(await world.visit(new Browser(), services))
  const placed = await Promise.all(
    visits.map(async (visit, index) => {
      const order = orderOf(index)
      for (;;) {
        const answer = await visit.place(order)
        const kind = answer === 'died' ? answer : answer.kind
        // On a busy machine the emulator may not answer within the page's deadline: the customer
        // presses again.
        if (kind !== 'unanswered' && kind !== 'down') return { order, visit, kind }
      }
    }),
  )
  for (const visit of visits) await visit.mails()
  return placed
}
