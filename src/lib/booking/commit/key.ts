import { sha256 } from '~/lib/sha256'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A booking's id and the customer's secret: 20 random characters [A-Za-z0-9]. */
export function newKey(): string {
  let key = ''
  while (key.length < 20) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    // Bytes past the last whole multiple of 62 are dropped, so that every character is equally likely.
    if (byte < letters.length * 4) key += letters[byte % letters.length]
  }
  return key
}

/** The public owner of a key's allocations: its SHA-256 as lower-case hex. */
export function ownerOf(key: string): Promise<string> {
  return sha256(key)
}
