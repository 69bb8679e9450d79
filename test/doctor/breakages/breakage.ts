// One thing that is wrong with a deployment.
import type { Outside, World } from '../world'

export type Breakage = {
  rules?: readonly [from: string | RegExp, to: string]
  /** True if the doctor has the key of a service account. */
  hasKey?: true
  /** True if its line is about the site or a picture. */
  isOnSite?: true
  spoil?: (world: World) => unknown
  /** The only line that the doctor has about it. */
  line: RegExp
}

/** One that has nothing to do with the database. */
export type OutsideBreakage = Pick<Breakage, 'line'> & { spoil: (world: Outside) => unknown }

export type Rows<Row> = readonly (readonly [what: string, row: Row])[]
