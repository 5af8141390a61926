/** What other areas may use: a letter to one person, and the mark of a tenant's own messages. */
export { tenantHeader } from './belongs.ts'
export { type Letter, type Post, sendToPerson } from './send.ts'
