// Which version of the contract a customer signed, and when.
import { contractVersions } from './contract-versions'
import type { Day } from './day'

export const currentContract = contractVersions[0] ?? { version: '', from: '' as Day }

/** The stored form of a signature on today's words. @param stamp `MM/DD/YYYY | HH:MM` in Chicago */
export const signatureOf = (stamp: string): string => `${currentContract.version} | ${stamp}`

export type Signature = {
  version: string
  /** When it was signed: `MM/DD/YYYY | HH:MM` in Chicago. */
  stamp: string
}

/** Reads a booking's `signed`; null if it isn't signed, or if that can't be read. */
export function readSignature(signed: string): Signature | null {
  const [, version = '', stamp = ''] =
    /^([\da-f]{12}) \| (\d\d\/\d\d\/\d{4} \| \d\d:\d\d)$/.exec(signed) ?? []
  return version === '' ? null : { version, stamp }
}
