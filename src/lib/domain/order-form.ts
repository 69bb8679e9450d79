// What a visitor types and chooses to place an order, each field with its default.
import * as v from 'valibot'
import { eachOf, waysToPay, typedNames } from './booking-texts'
import { timeWindows, type TimeWindow } from './business'
import { groundTypes } from './item'

const text = v.fallback(v.string(), '')
const off = v.fallback(v.boolean(), false)
const on = v.fallback(v.boolean(), true)
const gates = ['', 'wide', 'narrow', 'none', 'unsure'] as const

/** A missing value or one of the wrong type becomes the field's default. Every text may be empty. */
export const orderForm = v.object({
  ...eachOf(typedNames, () => text),
  /** '' until the visitor answers. */
  floorType: v.fallback(v.picklist([...groundTypes, '']), ''),
  timeWindow: v.fallback(v.picklist(Object.keys(timeWindows) as TimeWindow[]), 'none'),
  /** `HH:MM`, or '' until the visitor chooses one. */
  specificTime: text,
  damageWaiver: on,
  insurance: on,
  method: v.fallback(v.picklist(waysToPay), 'Cash In Office'),
  depositOnly: off,
  taxExempt: off,
  /** When the party starts: `HH:MM`, or ''. */
  partyStart: v.fallback(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)), ''),
  /** The narrowest gate on the way in; '' until the visitor answers. */
  gate: v.fallback(v.picklist(gates), ''),
  stairs: off,
  slope: off,
  terms: off,
})

export type OrderForm = v.InferOutput<typeof orderForm>
export type Gate = (typeof gates)[number]
