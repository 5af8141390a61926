/** What other areas may use: a letter to one person, and the mark of a tenant's own messages. */
export { tenantHeader } from './find-owner.ts'
export { type Letter, type Post, sendToPerson } from './letters.ts'
