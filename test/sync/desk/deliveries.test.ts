// How the desk's move and cancel treat the crew's deliveries.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deliveriesPerDay } from '~/lib/domain/business'
import { cancel } from '../../../office/desk/cancel'
import { move } from '../../../office/desk/move'
import { limitDeliveries } from '../../business-days'
import { idsOf, line, sync } from '../database'
import { ann, host, ofAnn, ofBob, openDesk, run } from './desk'

const friday = 'delivery_2027-06-11_0'
const saturday = 'delivery_2027-06-12_0'
const onFriday = ofAnn({ inflatables: [line('castle', ['06/11/2027'])] })
const onSaturday = ofBob({ extras: [line('chair', ['06/12/2027'])] })

describe.skipIf(host === null)('where the crew makes one delivery a day', () => {
  beforeEach(() => limitDeliveries({ most: 1 }))
  afterEach(() => void ((deliveriesPerDay as unknown as unknown[]).length = 0))
  const deliveries = async (db: Awaited<ReturnType<typeof openDesk>>) =>
    (await idsOf(db, 'allocations')).filter((id) => id.startsWith('delivery'))

  test('a move takes the delivery along, and back', async () => {
    const db = await openDesk(onFriday)
    expect(await deliveries(db)).toEqual([friday])
    expect(await run(move, db, [ann, '2027-06-12'])).not.toContain('Careful')
    expect(await deliveries(db)).toEqual([saturday])
    await run(move, db, [ann, '2027-06-11'])
    expect(await deliveries(db)).toEqual([friday])
    await sync(db, true)
    expect(await deliveries(db)).toEqual([friday])
  })

  test('on a full day it warns, moves without a delivery, and gets one as soon as one is free', async () => {
    const db = await openDesk({ ...onFriday, ...onSaturday })
    const full = 'Careful: Our crew is fully booked on Saturday, June 12.'
    expect(await run(move, db, [ann, '2027-06-12'], { isApplied: false })).toContain(full)
    expect(await run(move, db, [ann, '2027-06-12'])).toContain(full)
    expect(await deliveries(db)).toEqual([saturday])
    expect(await idsOf(db, 'allocations')).toContain('castle_2027-06-12_0')
    await run(cancel, db, [Object.keys(onSaturday)[0]!.split('/')[1]!])
    expect(await deliveries(db)).toEqual([])
    await sync(db, true)
    expect(await deliveries(db)).toEqual([saturday])
  })
})
