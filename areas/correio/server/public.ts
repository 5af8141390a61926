/** What other areas may use: the mark of a tenant's own messages. */
export { tenantHeader } from './belongs.ts'
