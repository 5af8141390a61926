/** What other areas may use of the register. */
export { isAdminToken, readAdminToken } from './secrets-admin.ts'
