/** Keys of stored files: made here, random, never from what a person typed. */
import { randomBytes } from 'node:crypto'

// At most two folders, then a name; no dots, so no key climbs out of the store.
const KEY = /^(?:[a-z0-9-]{1,40}\/){0,2}[a-z0-9]{16,64}$/

/** A fresh key of 128 random bits, under the tenant's folder when its id is given: `7/3f9c…`. */
export const newFileKey = (tenantId?: number): string => {
  const name = randomBytes(16).toString('hex')
  return tenantId === undefined ? name : `${tenantId}/${name}`
}

/** The key itself, or a RangeError: a key that this code did not make is a defect, not a mistake of a person. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('not a file key')
  return key
}
